import { eq } from "drizzle-orm"
import { findPaymentByRef } from "#features/payments/server/payments-queries.ts"
import { startOnboarding } from "#features/payments/server/stripe/payout-accounts.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { findPayoutAccount } from "#features/users/bank-accounts/server/payout-accounts.ts"
import type { Db } from "#platform/server/db.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import type { StripeStandIn } from "#tests/support/stripe-stand-in/stand-in.ts"
import { asUser } from "./product-side.ts"
import { PROVIDER_CHANGES } from "./provider-changes.ts"
import type { ProviderAct, ProviderSide } from "./provider-side.ts"

/** The Stripe stand-in closes a page with its hold, and tells of everything by webhooks. */
export function stripeSide(stripe: StripeStandIn): ProviderSide {
  const { book, webhooks } = stripe
  return {
    closesPages: true,
    changes: PROVIDER_CHANGES,
    async act(db, paymentRef, what) {
      const sessionId = await sessionOf(db, paymentRef)
      // vouchers alone have paid it
      if (sessionId) actAtStripe(stripe, sessionId, what)
    },
    async letBePaid(db, pilotId, may) {
      if (!(await findPayoutAccount(db, pilotId))) await startOnboarding(db, asUser(pilotId))
      const account = await findPayoutAccount(db, pilotId)
      book.changeAccount(account?.providerRef ?? "", {
        details_submitted: true,
        charges_enabled: may,
        payouts_enabled: may,
        capabilities: { transfers: may ? "active" : "inactive" },
      })
    },
    async loseAccount(db, pilotId) {
      const account = await findPayoutAccount(db, pilotId)
      book.changeAccount(account?.providerRef ?? "", { capabilities: { transfers: "inactive" } })
      webhooks.lose()
      return true
    },
    async returnPayout(db, bookingId) {
      const [transfer] = await db
        .select()
        .from(transfersTable)
        .where(eq(transfersTable.bookingId, bookingId))
      if (transfer?.status !== "done") return false
      book.reverseTransfer(transfer.providerRef ?? "")
      return true
    },
    returnRefund: (refundRef) => {
      // vouchers alone got it
      if (book.refunds.get(refundRef)?.status === "succeeded")
        book.settleRefund(refundRef, "failed")
    },
    goAway: stripe.goAway,
    isAway: stripe.isAway,
    async report() {
      book.letTimePass()
      if (stripe.isAway() || webhooks.waiting() === 0) return false
      await webhooks.deliver({ atOnce: 20 })
      return true
    },
    isRepeated: (error) =>
      error instanceof Error && String(Reflect.get(error, "type")).startsWith("Stripe"),
    compare: (db) => compareBooks(db, stripe),
  }
}

function actAtStripe({ book }: StripeStandIn, sessionId: string, what: ProviderAct) {
  if (what === "pay" || what === "reserve") book.act(sessionId, "pay")
  const intentId = book.sessionNamed(sessionId).payment_intent ?? ""
  switch (what) {
    case "pay":
      return
    case "reserve":
      // over by then, or refused by the means of payment
      if (book.intentNamed(intentId).amount % 2 === 0) return book.endBeforeCapture(intentId)
      return book.declineCapture(intentId)
    case "release":
      book.cancel(intentId, "requested_by_customer")
      return
    case "decline":
      // one may try another card there, until it closes
      book.act(sessionId, "decline")
      book.expireSession(sessionId)
      return
    case "refuseRefundOnce":
      return book.letNextRefundOf(intentId, "failed")
    case "refuseRefunds":
      return book.letRefundsOf(intentId, "failed")
    case "delayRefunds":
      return book.letRefundsOf(intentId, "pending")
    case "dispute":
    case "disputePart": {
      const left = book.leftOf(intentId)
      const cents = what === "dispute" ? left : Math.ceil(left / 2)
      if (cents > 0) book.dispute(intentId, cents)
      return
    }
    case "winDispute":
    case "loseDispute": {
      const open = book.openDisputeOf(intentId)
      if (open) book.closeDispute(open.id, what === "winDispute" ? "won" : "lost")
    }
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
