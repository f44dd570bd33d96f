import { lockPayment } from "#features/payments/server/lock-payment.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { VoucherStatus } from "../voucher.ts"
import { lockVoucher } from "./move-voucher.ts"
import { findBought } from "./replacements.ts"
import { takeBackVoucher } from "./take-back-voucher.ts"
import { findVoucher, withBalances } from "./vouchers-queries.ts"

/**
 * Somebody has withdrawn from buying a voucher (§ 355 BGB): it ends, and what is not used of it goes back
 * to where it came from. What comes back to it later follows (`takeBackRest`); a repeat changes nothing.
 */
export function revokeVoucher(db: Db, admin: UserActor, voucherId: number): Promise<VoucherStatus> {
  return inTransaction(db, async (tx): Promise<VoucherStatus> => {
    const found = await findVoucher(tx, voucherId)
    if (!found?.activatedAt) throw unknownVoucher()
    const { checkoutId } = await findBought(tx, found)
    if (checkoutId === null) throw unknownVoucher()
    const payment = await findPaymentOfCheckout(tx, checkoutId)
    if (!payment) throw new Error(`voucher ${voucherId} was never paid`)
    await lockPayment(tx, payment.id)
    const voucher = await lockVoucher(tx, voucherId)
    if (voucher?.status === "revoked") return "revoked"
    const [balanced] = await withBalances(tx, voucher ? [voucher] : [])
    if (balanced?.status !== "active" || balanced.balanceCents === 0) {
      throw new DomainError(
        "voucher-is-used",
        "invalid",
        "Dieser Gutschein ist schon ganz verwendet, oder er gilt nicht mehr.",
      )
    }
    const by = { actor: admin, role: "admin" } as const
    await takeBackVoucher(tx, { voucher: balanced, paymentId: payment.id, checkoutId, by })
    return "revoked"
  })
}

function unknownVoucher(): DomainError {
  return new DomainError("unknown-voucher", "not-found", "Diesen Gutschein gibt es nicht.")
}
