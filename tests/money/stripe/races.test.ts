import { randomUUID } from "node:crypto"
import { and, eq, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRows } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { checkoutsTable } from "#features/bookings/server/bookings-tables.ts"
import { askProvider } from "#features/payments/server/ask-provider.ts"
import { findPaymentByRef } from "#features/payments/server/payments-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { startPayment } from "#features/payments/server/start-payment.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { startStripe } from "#tests/support/stripe-steps.ts"

const RACES = 500
const AT_ONCE = 10

const stripe = await startStripe()
const db = await testDatabase()
stripe.reportTo(testApplication(db))

/** A payment that was just made on Stripe's page, of a checkout without a booking. */
async function justPaid(checkout: { id: number; ref: string }) {
  const { ref } = await startPayment(db, {
    checkoutId: checkout.id,
    checkoutRef: checkout.ref,
    amountCents: 6_875,
    creditCents: 0,
  })
  const payment = await findPaymentByRef(db, ref)
  if (!payment) throw new Error("no payment")
  const [opened] = await db
    .select()
    .from(stripeCheckoutsTable)
    .where(eq(stripeCheckoutsTable.providerRef, payment.providerRef))
  stripe.book.act(opened?.sessionId ?? "", "pay")
  const event = stripe.webhooks.all.findLast(
    ({ type }) => type === "payment_intent.amount_capturable_updated",
  )
  if (!event) throw new Error("nothing was paid")
  return { payment, event }
}

test("whoever comes back and the webhook race 500 times: each time one transition", {
  timeout: 240_000,
}, async () => {
  const flight = await makeFlight(db)
  const now = clock.now()
  const checkouts = Array.from({ length: RACES }, () => ({
    ref: newRef(),
    secretHash: randomUUID(),
    subject: "flight" as const,
    flightId: flight.id,
    seats: 1,
    seatPriceCents: 6_250,
    feeCents: 625,
    expiresAt: now,
    createdAt: now,
  }))
  await insertRows(db, checkoutsTable, checkouts)
  const rows = await db
    .select({ id: checkoutsTable.id, ref: checkoutsTable.ref })
    .from(checkoutsTable)
  const statuses: number[] = []
  for (let start = 0; start < RACES; start += AT_ONCE) {
    await Promise.all(
      rows.slice(start, start + AT_ONCE).map(async (checkout) => {
        const { payment, event } = await justPaid(checkout)
        const [status] = await Promise.all([stripe.webhooks.send(event), askProvider(db, payment)])
        statuses.push(status)
      }),
    )
  }
  expect(statuses).toEqual(Array(RACES).fill(200))
  const [counted] = await db
    .select({ authorised: sql<number>`count(*)::int` })
    .from(paymentsTable)
    .where(eq(paymentsTable.status, "authorised"))
  expect(counted).toEqual({ authorised: RACES })
  const events = await db
    .select({ id: eventsTable.entityId })
    .from(eventsTable)
    .where(and(eq(eventsTable.entity, "payment"), eq(eventsTable.toStatus, "authorised")))
  expect(events).toHaveLength(RACES)
  expect(new Set(events.map(({ id }) => id)).size).toBe(RACES)
  expect(stripe.book.reservedCents()).toBe(RACES * 6_875)
})
