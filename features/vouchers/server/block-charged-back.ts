import { flagPayment } from "#features/payments/server/flag-payment.ts"
import { lockPayment } from "#features/payments/server/lock-payment.ts"
import { SYSTEM } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canBlock } from "../voucher.ts"
import { activateVoucher } from "./activate-voucher.ts"
import { blockVoucher } from "./block-voucher.ts"
import { activeVoucherFor, lockWithReplacements } from "./replacements.ts"
import { findVoucherOfCheckout, withBalances } from "./vouchers-queries.ts"

/**
 * A bank has taken back what was paid for a voucher: what is left of it is blocked, and the back
 * office is notified where something is spent. Safe to repeat.
 */
export async function blockChargedBack(
  db: Db,
  { checkoutId, paymentId }: { checkoutId: number; paymentId: number },
): Promise<void> {
  // its own reaction to the money may not have run yet
  await activateVoucher(db, checkoutId)
  await inTransaction(db, async (tx) => {
    const bought = await findVoucherOfCheckout(tx, checkoutId)
    if (!bought) return
    const payment = await lockPayment(tx, paymentId)
    const line = await lockWithReplacements(tx, [bought.id])
    const [voucher] = await withBalances(tx, [activeVoucherFor(line, bought.id)])
    if (!voucher) return
    if (canBlock(voucher)) {
      const by = { actor: SYSTEM, role: "system" } as const
      await blockVoucher(tx, by, { voucherId: voucher.id, ground: "charged_back" })
    }
    const spentCents = voucher.valueCents - voucher.balanceCents
    if (voucher.status === "revoked" || spentCents === 0) return
    await flagPayment(tx, {
      provider: payment.provider,
      eventId: `voucher/${bought.id}/spent/${paymentId}`,
      reason: "voucher_spent",
      subject: `Gutschein ${voucher.id}`,
      paymentId,
      amountCents: spentCents,
    })
  })
}
