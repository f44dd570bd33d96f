import type { PaymentStatus } from "#features/payments/payment.ts"
import { cardPart } from "#features/payments/payment-parts.ts"
import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { findStripeCheckout } from "#features/payments/server/stripe/stripe-checkouts.ts"
import { findTrialStatus } from "#features/payments/server/trial/trial-provider.ts"
import type { Db } from "#platform/server/db.ts"
import type { HostedPaymentView, PaymentView, TrialPaymentView } from "../checkout-view.ts"

/** How somebody came back from the provider's page; undefined before they went there. */
export type ReturnedFrom = "paid" | "left" | undefined

/** The page of a payment; undefined once it is decided and its report has come. */
export async function viewOfPayment(
  db: Db,
  payment: PaymentRow,
  returned: ReturnedFrom,
): Promise<PaymentView | undefined> {
  if (!isUndecided(payment.status)) return undefined
  return payment.provider === "trial"
    ? viewOfTrialPayment(db, payment)
    : viewOfHostedPayment(db, payment, returned)
}

async function viewOfTrialPayment(db: Db, payment: PaymentRow): Promise<TrialPaymentView> {
  const { ref, providerRef } = payment
  const { amountCents } = cardPart(payment)
  const status = await findTrialStatus(db, providerRef)
  const steps = { open: "choose", action_required: "confirm" } as const
  const step = status === "open" || status === "action_required" ? steps[status] : "waiting"
  return { provider: "trial", ref, amountCents, step }
}

async function viewOfHostedPayment(
  db: Db,
  payment: PaymentRow,
  returned: ReturnedFrom,
): Promise<HostedPaymentView | undefined> {
  const { ref, providerRef } = payment
  const { amountCents } = cardPart(payment)
  const checkout = await findStripeCheckout(db, providerRef)
  if (!checkout) return undefined
  const step = returned === "paid" ? "waiting" : returned === "left" ? "back" : "leave"
  return { provider: "stripe", ref, amountCents, step, payUrl: checkout.url }
}

function isUndecided(status: PaymentStatus): boolean {
  return status === "created" || status === "action_required"
}
