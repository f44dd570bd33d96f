import type { OpenPayment } from "#features/bookings/checkout/checkout-view.ts"
import type { CardProviderName, PaymentMeans } from "#features/payments/payment.ts"
import { paymentPath } from "#features/payments/payment-paths.ts"
import { findTrialStatus } from "#features/payments/server/trial/trial-provider.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { faceOfVoucher } from "#features/vouchers/server/face-of-voucher.ts"
import { orderAgainPath } from "#features/vouchers/server/order-again.ts"
import type { VoucherOrderView } from "#features/vouchers/voucher-view.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { VoucherStage } from "../voucher-stage.ts"
import type { VoucherCheckout } from "./find-voucher-checkout.ts"

/** Where somebody stands with a voucher in the checkout. */
export function stageOfVoucher({ voucher, payment, expiresAt }: VoucherCheckout): VoucherStage {
  if (voucher.status === "ordered") {
    if (payment?.status === "processing") return "processing"
    if (payment && ["authorised", "captured"].includes(payment.status)) return "paid"
    return clock.now() < expiresAt ? "open" : "closed"
  }
  return voucher.status === "active" ? "active" : "closed"
}

/** The order as the pages of the checkout show it; its code is for the recipient, or for print. */
export function viewOfVoucherOrder({ voucher }: VoucherCheckout): VoucherOrderView {
  return {
    face: faceOfVoucher(voucher, { showsCode: voucher.delivery === "print" }),
    delivery: voucher.delivery,
    deliverOn: voucher.deliverOn,
    recipientEmail: voucher.recipientEmail,
    buyerEmail: voucher.buyerEmail ?? "",
  }
}

export interface VoucherCheckoutView {
  order: VoucherOrderView
  /** Whose order it will be; null: a guest, who says where the confirmation goes. */
  accountEmail: string | null
  payment: OpenPayment | null
  /** Who collects, and how it was to be paid the last time; said before the order. */
  provider: CardProviderName
  means: PaymentMeans
  /** The form as it was filled in. */
  changePath: string
}

export async function viewOfVoucherCheckout(
  db: Db,
  checkout: VoucherCheckout,
  user: UserActor | null,
): Promise<VoucherCheckoutView> {
  const { payment } = checkout
  const [own, trial] = await Promise.all([
    user && getOwnUser(db, user.userId),
    payment?.status === "failed" && findTrialStatus(db, payment.providerRef),
  ])
  return {
    order: viewOfVoucherOrder(checkout),
    provider: env().PAYMENTS,
    means: payment?.means ?? "card",
    changePath: orderAgainPath(checkout.voucher.id),
    accountEmail: own?.email ?? null,
    payment: payment
      ? {
          path: paymentPath(payment.ref),
          state:
            payment.status !== "failed" ? "open" : trial === "abandoned" ? "abandoned" : "declined",
        }
      : null,
  }
}
