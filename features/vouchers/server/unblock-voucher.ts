import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { Ground } from "../office-grounds.ts"
import { canUnblock, type VoucherStatus } from "../voucher.ts"
import { lockForOffice, wrongStep } from "./lock-for-office.ts"
import { moveVoucher } from "./move-voucher.ts"

interface Unblocking {
  voucherId: number
  ground: Ground<"unblock">
}

/** Lets a blocked voucher pay again, unless it was replaced; repeating it changes nothing. */
export function unblockVoucher(
  db: Db,
  actor: UserActor,
  { voucherId, ground }: Unblocking,
): Promise<VoucherStatus> {
  return inTransaction(db, async (tx): Promise<VoucherStatus> => {
    const voucher = await lockForOffice(tx, voucherId)
    if (voucher.status === "active") return "active"
    if (!canUnblock(voucher)) {
      throw wrongStep(
        "voucher-cannot-be-unblocked",
        "Dieser Gutschein ist nicht gesperrt, oder ein neuer ist an seine Stelle getreten.",
      )
    }
    await moveVoucher(tx, voucher, {
      to: "active",
      event: "voucher.unblocked",
      actor,
      role: "admin",
      reason: ground,
    })
    return "active"
  })
}
