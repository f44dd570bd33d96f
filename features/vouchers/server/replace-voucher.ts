import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { Ground } from "../office-grounds.ts"
import { canReplace } from "../voucher.ts"
import { lockForOffice, wrongStep } from "./lock-for-office.ts"
import { moveVoucher } from "./move-voucher.ts"
import { newVoucherCode } from "./new-voucher-code.ts"
import type { BalancedVoucher } from "./vouchers-queries.ts"
import { vouchersTable } from "./vouchers-table.ts"

interface Replacing {
  voucherId: number
  ground: Ground<"replace">
}

/**
 * A new voucher with a new code stands for a former one: with what is left of it, for as long, for the
 * same people. The former one stays blocked for ever. Replacing it once more answers the same new one.
 */
export function replaceVoucher(
  db: Db,
  actor: UserActor,
  { voucherId, ground }: Replacing,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const former = await lockForOffice(tx, voucherId)
    if (former.replacedById !== null) return { id: former.replacedById }
    if (!canReplace(former)) {
      throw wrongStep(
        "voucher-cannot-be-replaced",
        "Dieser Gutschein gilt nicht, oder es ist nichts mehr darauf.",
      )
    }
    const id = await insertReplacement(tx, former)
    await postMove(tx, {
      businessKey: `voucher/${voucherId}/replaced`,
      kind: "voucher.replaced",
      lines: [
        { account: accounts.voucher(voucherId), amountCents: former.balanceCents },
        { account: accounts.voucher(id), amountCents: -former.balanceCents },
      ],
    })
    const event = { actor, role: "admin", reason: ground } as const
    await end(tx, former, { ...event, data: { replacedBy: id } })
    await recordEvent(tx, {
      ...event,
      kind: "voucher.reissued",
      entityId: id,
      to: "active",
      data: { replaces: voucherId },
    })
    return { id }
  })
}

async function insertReplacement(tx: Db, former: BalancedVoucher): Promise<number> {
  const { id, balanceCents: _, replacedById: __, ...same } = former
  const [replacement] = await tx
    .insert(vouchersTable)
    .values({
      ...same,
      checkoutId: null,
      replacesId: id,
      status: "active",
      code: newVoucherCode(),
      createdAt: clock.now(),
    })
    .returning({ id: vouchersTable.id })
  if (!replacement) throw new Error(`the voucher for ${id} was not written`)
  return replacement.id
}

async function end(
  tx: Db,
  former: BalancedVoucher,
  by: { actor: UserActor; role: "admin"; reason: string; data: Record<string, number> },
) {
  const step = { to: "blocked", event: "voucher.replaced", ...by } as const
  if (former.status === "active") return moveVoucher(tx, former, step)
  const { event: kind, to, ...rest } = step
  await recordEvent(tx, { ...rest, kind, to, from: to, entityId: former.id })
}
