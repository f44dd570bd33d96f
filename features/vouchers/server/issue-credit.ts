import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { validUntilOf } from "../voucher-validity.ts"
import { newVoucherCode } from "./new-voucher-code.ts"
import { vouchersTable } from "./vouchers-table.ts"

/**
 * A voucher of somebody's own over money of theirs, already redeemed; whoever issues it books its value from
 * where the money lies, in the same transaction.
 * @returns its number
 */
export async function issueCredit(tx: Db, owner: UserActor, valueCents: number): Promise<number> {
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
    kind: "voucher.issued",
    entityId: voucher.id,
    actor: owner,
    role: "passenger",
    to: "active",
    data: { valueCents },
  })
  return voucher.id
}
