import { randomUUID } from "node:crypto"
import { and, eq, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRows } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { askProvider } from "#features/payments/server/ask-provider.ts"
import { findPaymentByRef } from "#features/payments/server/payments-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { startPayment } from "#features/payments/server/start-payment.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { reserveCredit } from "#features/vouchers/server/reserve-credit.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import { inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { startStripe } from "#tests/support/stripe-steps.ts"

const RACES = 500
const AT_ONCE = 10
const PRICE = 6_875
/** Of every second order. */
const CREDIT = 5_000

const stripe = startStripe()
const db = await testDatabase()
stripe.reportTo(testApplication(db))

/** Puts a voucher aside for an order. */
async function payPartByVoucher(checkoutId: number, userId: number) {
  await makeVoucher(db, { ownerId: userId, valueCents: CREDIT })
  const user = { kind: "user", userId, isPilot: false, isAdmin: false } as const
  const input = { checkoutId, totalCents: PRICE, shownCreditCents: CREDIT }
  await inTransaction(db, (tx) => reserveCredit(tx, user, input))
}

/** A payment that was just made on Stripe's page, of a checkout without a booking. */
async function justPaid(checkout: { id: number; ref: string; creditCents: number }) {
  const { ref } = await startPayment(db, {
    checkoutId: checkout.id,
    checkoutRef: checkout.ref,
    amountCents: PRICE,
    creditCents: checkout.creditCents,
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

test("a returning guest and the webhook race 500 times: each time one transition, with credit in half of them", {
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
  const { id: guestId } = await makeUser(db)
  for (const { id } of rows.slice(RACES / 2)) await payPartByVoucher(id, guestId)
  const orders = rows.map((row, index) => {
    return { ...row, creditCents: index < RACES / 2 ? 0 : CREDIT }
  })
  const statuses: number[] = []
  for (let start = 0; start < RACES; start += AT_ONCE) {
    await Promise.all(
      orders.slice(start, start + AT_ONCE).map(async (checkout) => {
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
  expect(stripe.book.reservedCents()).toBe(RACES * (PRICE - CREDIT / 2))
})
