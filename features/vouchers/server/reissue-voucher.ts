import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { ActorRole, UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { moveVoucher } from "./move-voucher.ts"
import { newVoucherCode } from "./new-voucher-code.ts"
import type { BalancedVoucher } from "./vouchers-queries.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

interface Reissue {
  actor: UserActor
  role: ActorRole
  reason?: string
  /** The event that is written for the new voucher; the notification rules depend on it. */
  event: "voucher.reissued" | "voucher.detached"
  /** Whose the new one is, where it changes hands. */
  owner?: Partial<VoucherRow>
}

/**
 * Puts what is left of a locked voucher on a new one with a new code that is valid for as long. The
 * former one stays blocked for ever.
 */
export async function reissueVoucher(
  tx: Db,
  former: BalancedVoucher,
  { event, owner, ...by }: Reissue,
): Promise<{ id: number; code: string }> {
  const reissued = await insertReplacement(tx, former, owner)
  await postMove(tx, {
    businessKey: `voucher/${former.id}/replaced`,
    subject: "voucher",
    subjectId: former.id,
    kind: "voucher.replaced",
    lines: [
      { account: accounts.voucher(former.id), amountCents: former.balanceCents },
      { account: accounts.voucher(reissued.id), amountCents: -former.balanceCents },
    ],
  })
  await end(tx, former, { ...by, data: { replacedBy: reissued.id } })
  await recordEvent(tx, {
    ...by,
    kind: event,
    entityId: reissued.id,
    to: "active",
    data: { replaces: former.id },
  })
  return reissued
}

async function insertReplacement(tx: Db, former: BalancedVoucher, owner?: Partial<VoucherRow>) {
  const { id, balanceCents: _, replacedById: __, ...same } = former
  const code = newVoucherCode()
  const [replacement] = await tx
    .insert(vouchersTable)
    .values({
      ...same,
      ...owner,
      checkoutId: null,
      replacesId: id,
      status: "active",
      code,
      createdAt: clock.now(),
    })
    .returning({ id: vouchersTable.id })
  if (!replacement) throw new Error(`the voucher for ${id} was not written`)
  return { id: replacement.id, code }
}

async function end(
  tx: Db,
  former: BalancedVoucher,
  by: { actor: UserActor; role: ActorRole; reason?: string; data: Record<string, number> },
) {
  const step = { to: "blocked", event: "voucher.replaced", ...by } as const
  if (former.status === "active") return moveVoucher(tx, former, step)
  const { event: kind, to, ...rest } = step
  await recordEvent(tx, { ...rest, kind, to, from: to, entityId: former.id })
}
