import type { PaymentStatus } from "#features/payments/payment.ts"
import { cardPart } from "#features/payments/payment-parts.ts"
import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { findStripeCheckout } from "#features/payments/server/stripe/stripe-checkouts.ts"
import type { TrialStatus } from "#features/payments/server/trial/trial-payments-table.ts"
import { findTrialStatus } from "#features/payments/server/trial/trial-provider.ts"
import type { Db } from "#platform/server/db.ts"
import type { HostedPaymentView, PaymentView, TrialPaymentView } from "../checkout-view.ts"

/**
 * How somebody came back from the provider's page; undefined before they went there. `bank`: they
 * want to play the end of a debit on the trial page.
 */
export type ReturnedFrom = "paid" | "left" | "bank" | undefined

/** The page of a payment; undefined once it is decided and its report has come. */
export async function viewOfPayment(
  db: Db,
  payment: PaymentRow,
  returned: ReturnedFrom,
): Promise<PaymentView | undefined> {
  const isPlayed = payment.provider === "trial" && returned === "bank"
  if (!isUndecided(payment.status) && !(isPlayed && payment.status === "processing")) {
    return undefined
  }
  return payment.provider === "trial"
    ? viewOfTrialPayment(db, payment)
    : viewOfHostedPayment(db, payment, returned)
}

async function viewOfTrialPayment(db: Db, payment: PaymentRow): Promise<TrialPaymentView> {
  const { ref, providerRef, means } = payment
  const { amountCents } = cardPart(payment)
  const status = await findTrialStatus(db, providerRef)
  return { provider: "trial", ref, amountCents, means, step: stepOf(payment.status, status) }
}

// the book of the provider is ahead of what it has reported
function stepOf(
  reported: PaymentStatus,
  status: TrialStatus | undefined,
): TrialPaymentView["step"] {
  if (status === "open") return "choose"
  if (status === "action_required") return "confirm"
  return status === "processing" && reported === "processing" ? "processing" : "waiting"
}

async function viewOfHostedPayment(
  db: Db,
  payment: PaymentRow,
  returned: ReturnedFrom,
): Promise<HostedPaymentView | undefined> {
  const { ref, providerRef, means } = payment
  const { amountCents } = cardPart(payment)
  const checkout = await findStripeCheckout(db, providerRef)
  if (!checkout) return undefined
  const step = returned === "paid" ? "waiting" : returned === "left" ? "back" : "leave"
  return { provider: "stripe", ref, amountCents, means, step, payUrl: checkout.url }
}

function isUndecided(status: PaymentStatus): boolean {
  return status === "created" || status === "action_required"
}
