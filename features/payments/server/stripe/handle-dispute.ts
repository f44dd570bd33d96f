import type { Stripe } from "stripe"
import type { Db } from "#platform/server/db.ts"
import { flagPayment } from "../flag-payment.ts"
import { handleStripeReport } from "./handle-stripe-report.ts"
import { findPaymentOfIntent } from "./stripe-checkouts.ts"
import { idOf, isInquiry, reportOfDispute } from "./stripe-reports.ts"

/** The payment of ours that a dispute is about; its metadata are never ours. */
export async function findPaymentOfDispute(
  db: Db,
  dispute: Stripe.Dispute,
): Promise<string | undefined> {
  const intentId = idOf(dispute.payment_intent)
  return intentId && findPaymentOfIntent(db, intentId)
}

/** Takes what Stripe says of a dispute: money that is gone is booked, a mere question is flagged. */
export async function handleDispute(
  db: Db,
  eventId: string,
  dispute: Stripe.Dispute,
): Promise<void> {
  const { id: subject, status, amount: amountCents } = dispute
  if (isInquiry(status)) {
    const reason = "inquiry" as const
    await flagPayment(db, { provider: "stripe", eventId, reason, subject, amountCents })
    return
  }
  const providerRef =
    (await findPaymentOfDispute(db, dispute)) ?? idOf(dispute.payment_intent) ?? subject
  const report = reportOfDispute(eventId, dispute, providerRef)
  if (report) await handleStripeReport(db, report)
}
