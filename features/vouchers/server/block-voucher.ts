import type { Actor, ActorRole } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { Ground } from "../office-grounds.ts"
import { canBlock, type VoucherStatus } from "../voucher.ts"
import { lockForOffice, wrongStep } from "./lock-for-office.ts"
import { moveVoucher } from "./move-voucher.ts"

interface Blocking {
  voucherId: number
  ground: Ground<"block">
}

/**
 * Blocks a voucher: its balance stays where it is, and nobody redeems or spends it. What an open order
 * has reserved of it stays reserved: it is collected, or comes back to the blocked one. Blocking it
 * repeating it changes nothing.
 */
export function blockVoucher(
  db: Db,
  by: { actor: Actor; role: ActorRole },
  { voucherId, ground }: Blocking,
): Promise<VoucherStatus> {
  return inTransaction(db, async (tx): Promise<VoucherStatus> => {
    const voucher = await lockForOffice(tx, voucherId)
    if (voucher.status === "blocked") return "blocked"
    if (!canBlock(voucher)) {
      throw wrongStep(
        "voucher-cannot-be-blocked",
        "Dieser Gutschein gilt nicht, er lässt sich nicht sperren.",
      )
    }
    await moveVoucher(tx, voucher, {
      to: "blocked",
      event: "voucher.blocked",
      ...by,
      reason: ground,
    })
    return "blocked"
  })
}
