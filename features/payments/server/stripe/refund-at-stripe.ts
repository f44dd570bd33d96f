import type { Db } from "#platform/server/db.ts"
import type { PaymentProvider } from "../payment-provider.ts"
import { refreshCheckout } from "./stripe-checkouts.ts"
import { stripe } from "./stripe-client.ts"

type NewRefund = Parameters<PaymentProvider["refund"]>[1]

/** Gives back a part of what was collected, once per key of ours. */
export async function refundAtStripe(
  db: Db,
  { idempotencyKey, providerRef, amountCents }: NewRefund,
): Promise<{ refundRef: string }> {
  const intent = (await refreshCheckout(db, providerRef))?.intent
  if (!intent) throw new Error(`nobody has paid ${providerRef} at Stripe`)
  const { refunds } = await stripe()
  const former = await refunds.list({ payment_intent: intent.id, limit: 100 })
  const known = former.data.find(({ metadata }) => metadata?.refund === idempotencyKey)
  if (known) return { refundRef: known.id }
  const { id } = await refunds.create(
    {
      payment_intent: intent.id,
      amount: amountCents,
      metadata: { payment: providerRef, refund: idempotencyKey },
    },
    { idempotencyKey: `${idempotencyKey}/refund` },
  )
  return { refundRef: id }
}
