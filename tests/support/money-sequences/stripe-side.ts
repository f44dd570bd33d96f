import { eq } from "drizzle-orm"
import { findPaymentByRef } from "#features/payments/server/payments-queries.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import type { Db } from "#platform/server/db.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import type { StripeStandIn } from "#tests/support/stripe-stand-in/stand-in.ts"
import type { ProviderSide } from "./provider-side.ts"

/** The Stripe stand-in closes a page with its hold, and tells of everything by webhooks. */
export function stripeSide(stripe: StripeStandIn): ProviderSide {
  const { book, webhooks } = stripe
  return {
    closesPages: true,
    async act(db, paymentRef, what) {
      const sessionId = await sessionOf(db, paymentRef)
      // vouchers alone have paid it
      if (!sessionId) return
      if (what === "pay" || what === "reserve") book.act(sessionId, "pay")
      const intentId = book.sessionNamed(sessionId).payment_intent ?? ""
      if (what === "reserve") book.endBeforeCapture(intentId)
      if (what === "release") book.cancel(intentId, "requested_by_customer")
      if (what === "decline") {
        // one may try another card there, until it closes
        book.act(sessionId, "decline")
        book.expireSession(sessionId)
      }
    },
    async report() {
      book.letTimePass()
      if (webhooks.waiting() === 0) return false
      await webhooks.deliver({ atOnce: 20 })
      return true
    },
    isRepeated: (error) =>
      error instanceof Error && String(Reflect.get(error, "type")).startsWith("Stripe"),
    compare: (db) => compareBooks(db, stripe),
  }
}

async function sessionOf(db: Db, paymentRef: string): Promise<string | undefined> {
  const payment = await findPaymentByRef(db, paymentRef)
  if (payment?.provider !== "stripe") return undefined
  const [row] = await db
    .select({ sessionId: stripeCheckoutsTable.sessionId })
    .from(stripeCheckoutsTable)
    .where(eq(stripeCheckoutsTable.providerRef, payment.providerRef))
  return row?.sessionId
}
