import { eq, inArray } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { askProvider } from "#features/payments/server/ask-provider.ts"
import {
  disputesTable,
  paymentFlagsTable,
  paymentProviderEventsTable,
  paymentsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import { reconcileDisputesQueue } from "#features/payments/server/stripe/reconcile-disputes.ts"
import { reconcileRefundsQueue } from "#features/payments/server/stripe/reconcile-refunds.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { inTransaction } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import type { StripeObject } from "#tests/support/stripe-stand-in/objects.ts"
import { signEvent } from "#tests/support/stripe-stand-in/webhooks.ts"
import {
  orderByStripe,
  STRIPE_WEBHOOK_PATH,
  settleWithStripe,
  startStripe,
  WEBHOOK_SECRET,
} from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

const settle = () => settleWithStripe(db, stripe)

async function authorised(overrides: Parameters<typeof makeFlight>[1] = {}) {
  const flight = await makeFlight(db, overrides)
  const { id: as } = await makeUser(db)
  const order = await orderByStripe(db, app, { flightId: flight.id, as })
  stripe.book.act(order.sessionId, "pay")
  const intent = stripe.book.intentNamed(
    stripe.book.sessionNamed(order.sessionId).payment_intent ?? "",
  )
  return { ...order, intent }
}

/** Sold at once, so that it is collected. */
async function captured() {
  const order = await authorised({ isInstantBooking: true })
  await settle()
  expect((await paymentOf(order)).status).toBe("captured")
  return order
}

async function paymentOf({ ref }: { ref: string }) {
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.ref, ref))
  if (!payment) throw new Error("no payment")
  return payment
}

const flagsAbout = (eventId: string) =>
  db.select().from(paymentFlagsTable).where(eq(paymentFlagsTable.eventId, eventId))

let made = 0
function eventAbout(object: StripeObject, type = "payment_intent.succeeded") {
  made += 1
  const created = Math.floor(clock.now().getTime() / 1000)
  return { id: `evt_made_${made}`, object: "event" as const, type, created, data: { object } }
}

async function post(rawBody: string, signature?: string) {
  const headers = signature === undefined ? {} : { "stripe-signature": signature }
  return app.call("POST", STRIPE_WEBHOOK_PATH, { rawBody, headers })
}

const seconds = () => Math.floor(clock.now().getTime() / 1000)

test("a forged, a missing and an old signature are refused, and nothing is written", async () => {
  const order = await authorised()
  const rawBody = JSON.stringify(eventAbout(order.intent))
  const before = await db.select().from(paymentProviderEventsTable)
  const good = signEvent(rawBody, WEBHOOK_SECRET, seconds())
  for (const signature of [
    undefined,
    "",
    "t=1,v1=00",
    signEvent(rawBody, "whsec_other", seconds()),
    signEvent(rawBody, WEBHOOK_SECRET, seconds() - 301),
    good.replace(/v1=../, "v1=zz"),
    good.replace("v1=", "v0="),
  ]) {
    expect(await post(rawBody, signature)).toMatchObject({
      status: 400,
      json: { code: "bad-signature" },
    })
  }
  expect((await post(`${rawBody} `, good)).status).toBe(400)
  expect(await db.select().from(paymentProviderEventsTable)).toEqual(before)
  expect(await db.select().from(paymentFlagsTable)).toEqual([])
  expect((await paymentOf(order)).status).toBe("created")
  await settle()
})

test("a secret that is being replaced still counts", async () => {
  const order = await authorised()
  const rawBody = JSON.stringify(eventAbout(order.intent))
  expect((await post(rawBody, signEvent(rawBody, "whsec_former", seconds()))).status).toBe(200)
  expect((await paymentOf(order)).status).toBe("authorised")
  await settle()
})

test.each([
  { what: "another amount", change: { amount: 6_876 }, reason: "other_amount" },
  { what: "another currency", change: { currency: "usd" }, reason: "other_currency" },
  { what: "an unknown payment", change: { metadata: {} }, reason: "unknown_payment" },
  {
    what: "somebody else's payment",
    change: { metadata: { payment: "trial_nobody" } },
    reason: "unknown_payment",
  },
] as const)("$what is left for the back office once, and nothing is booked", async (row) => {
  const order = await authorised()
  stripe.webhooks.lose()
  const event = eventAbout({ ...order.intent, ...row.change })
  expect(await stripe.webhooks.send(event)).toBe(200)
  expect(await stripe.webhooks.send(event)).toBe(200)
  expect(await flagsAbout(event.id)).toMatchObject([{ reason: row.reason, settledAt: null }])
  expect((await paymentOf(order)).status).toBe("created")
  await askProvider(db, await paymentOf(order))
  await workOff(db)
})

test("a refund that somebody made in Stripe's own pages is flagged, and a failed one too", async () => {
  const order = await captured()
  const refund = stripe.book.refund({ payment_intent: order.intent.id, amount: "100" }, "succeeded")
  await settle()
  const [event] = stripe.webhooks.all.filter(({ data }) => data.object.id === refund.id)
  expect(await flagsAbout(event?.id ?? "")).toMatchObject([
    { reason: "unknown_payment", amountCents: 100 },
  ])
  expect(await paymentOf(order)).toMatchObject({ status: "captured", refundedCents: 0 })
  // it did not arrive: the books agree again
  stripe.book.settleRefund(refund.id, "failed")
  await settle()
  expect(await compareBooks(db, stripe)).toEqual([])
})

const disputeOf = async (id: string) => {
  const [dispute] = await db.select().from(disputesTable).where(eq(disputesTable.providerRef, id))
  return dispute
}

test("a bank takes money back: it is gone at once, and comes back when we win", async () => {
  const order = await captured()
  const dispute = stripe.book.dispute(order.intent.id, 6_875)
  await settle()
  expect((await paymentOf(order)).status).toBe("charged_back")
  expect(await compareBooks(db, stripe)).toEqual([])
  stripe.book.closeDispute(dispute.id, "won")
  await settle()
  expect((await paymentOf(order)).status).toBe("captured")
  expect(await disputeOf(dispute.id)).toMatchObject({ status: "won" })
  expect(await compareBooks(db, stripe)).toEqual([])
})

test("a lost dispute stays gone, also when its end is reported before its beginning, twice", async () => {
  const order = await captured()
  const dispute = stripe.book.dispute(order.intent.id, 2_000)
  stripe.book.closeDispute(dispute.id, "lost")
  await stripe.webhooks.deliver({ isReversed: true, times: 2 })
  await settle()
  expect((await paymentOf(order)).status).toBe("charged_back")
  expect(await disputeOf(dispute.id)).toMatchObject({ status: "lost", amountCents: 2_000 })
  expect(await compareBooks(db, stripe)).toEqual([])
})

test("disputes whose webhooks never come are asked for, from their beginning to their end", async () => {
  const { intent, ...order } = await captured()
  const dispute = stripe.book.dispute(intent.id, 2_000)
  const inquiry = stripe.book.dispute(intent.id, 500, "warning_needs_response")
  stripe.webhooks.lose()
  await reconcileDisputesQueue.run(db, null)
  await reconcileDisputesQueue.run(db, null)
  expect((await paymentOf(order)).status).toBe("charged_back")
  expect(await disputeOf(dispute.id)).toMatchObject({ status: "open", amountCents: 2_000 })
  const flags = await db
    .select()
    .from(paymentFlagsTable)
    .where(inArray(paymentFlagsTable.subject, [dispute.id, inquiry.id]))
  expect(flags.map(({ reason }) => reason).sort()).toEqual(["charged_back", "inquiry"])
  expect(await compareBooks(db, stripe)).toEqual([])
  // months later it is in no list of new ones any more
  stripe.book.closeDispute(dispute.id, "won")
  stripe.webhooks.lose()
  dispute.created -= days(90) / 1000
  await reconcileDisputesQueue.run(db, null)
  expect(await disputeOf(dispute.id)).toMatchObject({ status: "won" })
  expect((await paymentOf(order)).status).toBe("captured")
  expect(await compareBooks(db, stripe)).toEqual([])
})

test("a question of a bank takes nothing and is left for the back office", async () => {
  const order = await captured()
  stripe.book.dispute(order.intent.id, 6_875, "warning_needs_response")
  await settle()
  expect((await paymentOf(order)).status).toBe("captured")
  const event = stripe.webhooks.all.at(-1)
  expect(await flagsAbout(event?.id ?? "")).toMatchObject([{ reason: "inquiry" }])
})

// the last one: the books differ for good, and the back office is notified
test("a refund that came back weeks later is found although nobody reported it", async () => {
  const order = await captured()
  const { id: paymentId } = await paymentOf(order)
  await inTransaction(db, (tx) =>
    refundPayment(tx, { paymentId, amountCents: 1_000, reason: "settlement", key: "lost" }),
  )
  await settle()
  const [refund] = [...stripe.book.refunds.values()].filter(
    ({ payment_intent: intent }) => intent === order.intent.id,
  )
  if (!refund) throw new Error("nothing was refunded")
  stripe.book.settleRefund(refund.id, "failed")
  stripe.webhooks.lose()
  await reconcileRefundsQueue.run(db, null)
  await reconcileRefundsQueue.run(db, null)
  const [row] = await db.select().from(refundsTable).where(eq(refundsTable.paymentId, paymentId))
  expect(row).toMatchObject({ status: "returned", amountCents: 1_000 })
})
