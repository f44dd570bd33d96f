import { eq } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { findTypedVoucher, refuseUnusable } from "./check-voucher.ts"
import { lockVoucher } from "./move-voucher.ts"
import { type BalancedVoucher, findVoucher, withBalances } from "./vouchers-queries.ts"
import { vouchersTable } from "./vouchers-table.ts"

/** Binds a voucher to an account for good; whoever repeats it gets the same voucher. */
export async function redeemVoucher(
  db: Db,
  user: UserActor,
  { code, address }: { code: string; address: string },
): Promise<BalancedVoucher> {
  const found = await findTypedVoucher(db, code, address)
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, user.userId)
    const voucher = await lockVoucher(tx, found.id)
    if (!voucher) throw new Error(`voucher ${found.id} is gone`)
    await refuseUnusable(tx, voucher, user)
    if (voucher.ownerId === null) {
      await tx
        .update(vouchersTable)
        .set({ ownerId: user.userId, redeemedAt: clock.now() })
        .where(eq(vouchersTable.id, voucher.id))
      await recordEvent(tx, {
        kind: "voucher.redeemed",
        entityId: voucher.id,
        actor: user,
        role: "passenger",
      })
    }
    const redeemed = await findVoucher(tx, voucher.id)
    const [balanced] = await withBalances(tx, redeemed ? [redeemed] : [])
    if (!balanced) throw new Error(`voucher ${voucher.id} is gone`)
    return balanced
  })
}
