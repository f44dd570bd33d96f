import type { Stripe } from "stripe"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { flagPayment } from "../flag-payment.ts"
import type { ProviderEvent } from "../payment-provider.ts"
import { handleDispute } from "./handle-dispute.ts"
import { askAboutReservation, handleStripeReport } from "./handle-stripe-report.ts"
import { askAboutBank, saveAccount } from "./payout-accounts.ts"
import { findStripeCheckout, recordPaymentIntent } from "./stripe-checkouts.ts"
import { stripe } from "./stripe-client.ts"
import {
  idOf,
  isDebit,
  reportOfIntent,
  reportOfRefund,
  reportOfSession,
  reportOfTransfer,
} from "./stripe-reports.ts"

const TOLERANCE_SECONDS = 300

/**
 * Takes what Stripe has sent: a signed event moves our payment, one that does not fit is left for
 * the back office, one that does not concern us is only received.
 * @throws DomainError `bad-signature` when it was not signed by Stripe within the last five minutes
 */
export async function receiveStripeEvent(
  db: Db,
  rawBody: string,
  signature: string | undefined,
): Promise<void> {
  const event = await verifyEvent(rawBody, signature)
  const subject = event.data.object
  if ("object" in subject && subject.object === "account") {
    const isKnown = await saveAccount(db, subject, new Date(event.created * 1000))
    if (!isKnown) {
      const what = { eventId: event.id, reason: "unknown_account", subject: subject.id } as const
      await flagPayment(db, { provider: "stripe", ...what })
    }
    return
  }
  if ("object" in subject && (subject.object === "bank_account" || subject.object === "card")) {
    const account = idOf(subject.account)
    if (account) await askAboutBank(db, account)
    return
  }
  if ("currency" in subject && subject.currency !== "eur" && isMoney(subject)) {
    await flagOtherCurrency(db, event.id, subject)
    return
  }
  if (!isMoney(subject)) return
  if (subject.object === "dispute") return handleDispute(db, event.id, subject)
  const report = await reportOf(db, event.id, subject)
  if (report) await handleStripeReport(db, report)
  else if (subject.object === "payment_intent" && subject.status === "requires_payment_method") {
    await askAboutReservation(db, subject.metadata.payment ?? subject.id)
  }
}

type Subject = Stripe.Event["data"]["object"]
type Money =
  | Stripe.PaymentIntent
  | Stripe.Checkout.Session
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Transfer

async function verifyEvent(rawBody: string, signature: string | undefined): Promise<Stripe.Event> {
  const secrets = env().STRIPE_WEBHOOK_SECRET?.split(",") ?? []
  if (signature !== undefined && secrets.length > 0) {
    const { webhooks } = await stripe()
    const now = clock.now().getTime()
    for (const secret of secrets) {
      try {
        return webhooks.constructEvent(
          rawBody,
          signature,
          secret,
          TOLERANCE_SECONDS,
          undefined,
          now,
        )
      } catch {
        // the next secret may fit
      }
    }
  }
  throw new DomainError("bad-signature", "malformed", "Die Signatur stimmt nicht.")
}

async function reportOf(
  db: Db,
  eventId: string,
  subject: Exclude<Money, Stripe.Dispute>,
): Promise<ProviderEvent | null> {
  switch (subject.object) {
    case "payment_intent":
      return reportOfOwnIntent(db, eventId, subject)
    case "refund":
      return reportOfRefund(eventId, subject)
    case "transfer":
      return reportOfTransfer(eventId, subject)
    case "checkout.session":
      return reportOfOwnSession(db, eventId, subject)
  }
}

// nobody asks for the intent of a debit, which is collected by itself
async function reportOfOwnIntent(db: Db, eventId: string, intent: Stripe.PaymentIntent) {
  const report = reportOfIntent(eventId, intent)
  if (report && isDebit(intent)) await recordPaymentIntent(db, report.providerRef, intent.id)
  return report
}

// a session whose creation call failed: its URL was never shown, so nobody could pay there
async function reportOfOwnSession(db: Db, eventId: string, session: Stripe.Checkout.Session) {
  const report = reportOfSession(eventId, session)
  if (!report) return null
  const known = await findStripeCheckout(db, report.providerRef)
  return known?.sessionId === session.id ? report : null
}

function flagOtherCurrency(db: Db, eventId: string, subject: Money) {
  const amountCents = subject.object === "checkout.session" ? undefined : subject.amount
  return flagPayment(db, {
    provider: "stripe",
    eventId,
    reason: "other_currency",
    subject: subject.id,
    ...(amountCents !== undefined && { amountCents }),
  })
}

function isMoney(subject: Subject): subject is Money {
  return (
    "object" in subject &&
    ["payment_intent", "refund", "checkout.session", "dispute", "transfer"].includes(subject.object)
  )
}
