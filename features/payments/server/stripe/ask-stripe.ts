import type { Stripe } from "stripe"
import type { Db } from "#platform/server/db.ts"
import type { PaymentReport, ProviderEvent } from "../payment-provider.ts"
import { type CurrentCheckout, refreshCheckout } from "./stripe-checkouts.ts"
import { stripe } from "./stripe-client.ts"
import {
  isDebit,
  reportOfDispute,
  reportOfIntent,
  reportOfRefund,
  reportOfSession,
} from "./stripe-reports.ts"

/** The reports that Stripe's webhooks should have sent, rebuilt from its API. */
export async function askStripe(db: Db, providerRef: string): Promise<readonly ProviderEvent[]> {
  const checkout = await refreshCheckout(db, providerRef)
  if (!checkout) return []
  const { session, intent } = checkout
  const asked = (what: string) => `asked/${what}`
  if (!intent) return present([reportOfSession(asked(session.id), session)])
  const name = asked(`${intent.id}/${intent.status}`)
  const now = reportOfIntent(name, intent) ?? lostReservation(name, checkout)
  const before = beforeOf(intent, session)
  if (now?.kind !== "captured") {
    return present([before, now, reportOfSession(asked(session.id), session)])
  }
  const { refunds, disputes } = await stripe()
  const ofIntent = { payment_intent: intent.id, limit: 100 }
  const [refunded, disputed] = await Promise.all([refunds.list(ofIntent), disputes.list(ofIntent)])
  return present([
    before,
    now,
    ...refunded.data
      .toReversed()
      .map((refund) => reportOfRefund(asked(`${refund.id}/${refund.status}`), refund)),
    ...disputed.data
      .toReversed()
      .map((one) => reportOfDispute(asked(`${one.id}/${one.status}`), one, providerRef)),
  ])
}

/**
 * Nobody can pay any more on a page that is complete: where its intent wants another means of payment,
 * what was reserved could not be collected.
 */
function lostReservation(
  eventId: string,
  { session, intent }: CurrentCheckout,
): PaymentReport | null {
  if (intent?.status !== "requires_payment_method" || session.status !== "complete") return null
  const { metadata, id, amount: amountCents } = intent
  return { eventId, kind: "failed", providerRef: metadata.payment ?? id, amountCents }
}

/** The report that must precede the final one: the authorisation, or the debit under way. */
function beforeOf(intent: Stripe.PaymentIntent, session: Stripe.Checkout.Session) {
  const isCollected = intent.status === "succeeded"
  const isOver = intent.status === "requires_payment_method" && session.status === "complete"
  if (!isCollected && !isOver) return null
  const before: PaymentReport = {
    eventId: `asked/${intent.id}/${isDebit(intent) ? "processing" : "requires_capture"}`,
    kind: isDebit(intent) ? "processing" : "authorised",
    providerRef: intent.metadata.payment ?? intent.id,
    amountCents: intent.amount,
  }
  return before
}

function present(reports: readonly (ProviderEvent | null)[]): ProviderEvent[] {
  return reports.filter((report) => report !== null)
}
