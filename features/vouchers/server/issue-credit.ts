import type { ActorRole, UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { validUntilOf } from "../voucher-validity.ts"
import { newVoucherCode } from "./new-voucher-code.ts"
import { vouchersTable } from "./vouchers-table.ts"

interface Issue {
  actor: UserActor
  role: ActorRole
  /** Whether it was theirs before, or is a gift of ours. */
  event: "voucher.issued" | "voucher.given"
}

/**
 * A voucher of somebody's own over money of theirs or ours, already redeemed; whoever issues it books its value from
 * where the money lies, in the same transaction.
 * @returns its number
 */
export async function issueCredit(
  tx: Db,
  owner: UserActor,
  valueCents: number,
  { actor, role, event }: Issue = { actor: owner, role: "passenger", event: "voucher.issued" },
): Promise<number> {
  const now = clock.now()
  const [voucher] = await tx
    .insert(vouchersTable)
    .values({
      status: "active",
      code: newVoucherCode(),
      valueCents,
      motif: "wolken",
      delivery: "print",
      ownerId: owner.userId,
      createdAt: now,
      orderedAt: now,
      activatedAt: now,
      redeemedAt: now,
      validUntil: validUntilOf(now),
    })
    .returning({ id: vouchersTable.id })
  if (!voucher) throw new Error(`no credit was issued for user ${owner.userId}`)
  await recordEvent(tx, {
    kind: event,
    entityId: voucher.id,
    actor,
    role,
    to: "active",
    data: { valueCents },
  })
  return voucher.id
}
