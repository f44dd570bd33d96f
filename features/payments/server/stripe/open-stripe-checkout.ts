import type { Stripe } from "stripe"
import { hours, seconds } from "#platform/duration.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { paymentPath } from "../../payment-paths.ts"
import type { PaymentProvider } from "../payment-provider.ts"
import { findStripeCheckout } from "./stripe-checkouts.ts"
import { stripeCheckoutsTable } from "./stripe-checkouts-table.ts"
import { stripe } from "./stripe-client.ts"

type NewPayment = Parameters<PaymentProvider["create"]>[1]

// Stripe takes nothing under 30 minutes and wants the same time with the same key; the hold is
// shorter, and its end closes the checkout
const OPEN_SECONDS = hours(1) / seconds(1)
// an answer of 500 is repeated to the same key for a day
const KEYS = [1, 2, 3]

/** Opens the page on which a payment is made, once. */
export async function openStripeCheckout(db: Db, payment: NewPayment): Promise<void> {
  const { providerRef } = payment
  if (await findStripeCheckout(db, providerRef)) return
  const { id, url } = await createSession(sessionOf(payment), providerRef)
  if (!url) throw new Error(`checkout session ${id} has no page`)
  await db
    .insert(stripeCheckoutsTable)
    .values({ providerRef, sessionId: id, url })
    .onConflictDoNothing()
}

async function createSession(input: Stripe.Checkout.SessionCreateParams, providerRef: string) {
  const { sessions } = (await stripe()).checkout
  let failure: unknown
  for (const key of KEYS) {
    try {
      return await sessions.create(input, { idempotencyKey: `${providerRef}/open/${key}` })
    } catch (error) {
      if (!isServerError(error)) throw error
      failure = error
    }
  }
  throw failure
}

function isServerError(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "StripeAPIError"
}

function sessionOf(payment: NewPayment): Stripe.Checkout.SessionCreateParams {
  const page = `${env().PUBLIC_URL}${paymentPath(payment.paymentRef)}`
  const metadata = { payment: payment.providerRef }
  const isDebit = payment.means === "sepa"
  return {
    mode: "payment",
    locale: "de",
    // of a debit Stripe takes IBAN and mandate and collects by itself, since nothing can be reserved;
    // what is offered of the others is switched on in the dashboard
    ...(isDebit
      ? { payment_method_types: ["sepa_debit"] }
      : { allowed_payment_method_types: ["card", "paypal"] }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "eur",
          unit_amount: payment.amountCents,
          product_data: { name: `${PRODUCT_NAME}, Zahlung ${payment.paymentRef}` },
        },
      },
    ],
    client_reference_id: payment.providerRef,
    metadata,
    payment_intent_data: {
      capture_method: isDebit ? "automatic" : "manual",
      metadata,
      description: `Zahlung ${payment.paymentRef}`,
    },
    success_url: `${page}?zurueck=bezahlt`,
    cancel_url: `${page}?zurueck=abgebrochen`,
    expires_at: Math.floor(payment.openedAt.getTime() / 1000) + OPEN_SECONDS,
  }
}
