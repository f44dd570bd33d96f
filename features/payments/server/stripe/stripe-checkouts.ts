import { and, eq, isNull } from "drizzle-orm"
import type { Stripe } from "stripe"
import type { Db } from "#platform/server/db.ts"
import { stripeCheckoutsTable as checkouts } from "./stripe-checkouts-table.ts"
import { stripe } from "./stripe-client.ts"

export type StripeCheckout = typeof checkouts.$inferSelect

/** A checkout as it is at Stripe now; `intent` is null while nobody has begun to pay. */
export interface CurrentCheckout {
  session: Stripe.Checkout.Session
  intent: Stripe.PaymentIntent | null
}

export async function findStripeCheckout(
  db: Db,
  providerRef: string,
): Promise<StripeCheckout | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.providerRef, providerRef))
  return row
}

/** The payment of ours that a PaymentIntent collects. */
export async function findPaymentOfIntent(db: Db, intentId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ providerRef: checkouts.providerRef })
    .from(checkouts)
    .where(eq(checkouts.paymentIntentId, intentId))
  return row?.providerRef
}

/** Asks Stripe; undefined where no checkout was ever opened. */
export async function refreshCheckout(
  db: Db,
  providerRef: string,
): Promise<CurrentCheckout | undefined> {
  const checkout = await findStripeCheckout(db, providerRef)
  if (!checkout) return undefined
  const { sessions } = (await stripe()).checkout
  const session = await sessions.retrieve(checkout.sessionId, { expand: ["payment_intent"] })
  const intent = typeof session.payment_intent === "string" ? null : session.payment_intent
  if (intent) await recordPaymentIntent(db, providerRef, intent.id)
  return { session, intent }
}

/** What a bank disputes later names the intent alone. */
export async function recordPaymentIntent(
  db: Db,
  providerRef: string,
  intentId: string,
): Promise<void> {
  await db
    .update(checkouts)
    .set({ paymentIntentId: intentId })
    .where(and(eq(checkouts.providerRef, providerRef), isNull(checkouts.paymentIntentId)))
}
