import { createHash } from "node:crypto"
import type { Db } from "#platform/server/db.ts"
import type { PaymentProvider } from "../payment-provider.ts"
import { askStripe } from "./ask-stripe.ts"
import { openStripeCheckout } from "./open-stripe-checkout.ts"
import { refundAtStripe } from "./refund-at-stripe.ts"
import { findStripeCheckout, refreshCheckout } from "./stripe-checkouts.ts"
import { stripe } from "./stripe-client.ts"

/*
 * Stripe: people pay on its own page (Checkout), we collect later. Every call looks first and does
 * only what is left to do: an answer of 500 is repeated to the same idempotency key for a day, so
 * that a second try has to find out what became of the first.
 */
export const stripeProvider: PaymentProvider = {
  name: "stripe",

  // in the metadata of all that belongs to the payment
  nameFor(key) {
    return `stripe_${createHash("sha256").update(key).digest("hex").slice(0, 24)}`
  },

  create: openStripeCheckout,

  async isKnown(db, providerRef) {
    // the address of a page whose name we do not know was never given to anybody
    return (await findStripeCheckout(db, providerRef)) !== undefined
  },

  async capture(db, providerRef, amountCents) {
    const intent = (await refreshCheckout(db, providerRef))?.intent
    if (intent?.status !== "requires_capture") return
    await (await stripe()).paymentIntents.capture(
      intent.id,
      { amount_to_capture: amountCents },
      { idempotencyKey: `${providerRef}/capture` },
    )
  },

  async void(db, providerRef) {
    const checkout = await refreshCheckout(db, providerRef)
    if (!checkout) return
    const { session, intent } = checkout
    if (session.status === "open") return expireSession(session.id, providerRef)
    // only what is reserved can be let go; Stripe ends everything else with the checkout
    if (intent?.status !== "requires_capture") return
    await (await stripe()).paymentIntents.cancel(
      intent.id,
      {},
      { idempotencyKey: `${providerRef}/void` },
    )
  },

  expire: closePage,

  close: closePage,

  refund: refundAtStripe,

  ask: askStripe,
}

// a page that somebody has paid on is closed already, and what they paid stays
async function closePage(db: Db, providerRef: string): Promise<void> {
  const session = (await refreshCheckout(db, providerRef))?.session
  if (session?.status === "open") await expireSession(session.id, providerRef)
}

async function expireSession(sessionId: string, providerRef: string): Promise<void> {
  const { sessions } = (await stripe()).checkout
  await sessions.expire(sessionId, {}, { idempotencyKey: `${providerRef}/expire` })
}
