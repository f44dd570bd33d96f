import { eq, sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { orderByStripe, settleWithStripe, startStripe } from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

let restoreClock = () => {}
afterEach(async () => {
  expect(await compareBooks(db, stripe)).toEqual([])
  restoreClock()
})

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

async function ordered(overrides: Parameters<typeof makeFlight>[1] = {}) {
  const flight = await makeFlight(db, overrides)
  const passenger = await makeUser(db)
  const order = await orderByStripe(db, app, { flightId: flight.id, as: passenger.id })
  return { flight, passenger, ...order }
}

type Ordered = Awaited<ReturnType<typeof ordered>>

async function stateOf({ flight, ref }: Pick<Ordered, "flight" | "ref">) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.ref, ref))
  if (!booking || !payment) throw new Error("nothing was ordered")
  return { booking, payment }
}

async function statusesOf(order: Pick<Ordered, "flight" | "ref">) {
  const { booking, payment } = await stateOf(order)
  return `${booking.status}, ${payment.status}`
}

const acceptedBy = async ({ flight, ...order }: Ordered) => {
  const { booking } = await stateOf({ flight, ...order })
  return app.call("POST", `/api/bookings/${booking.id}/accept`, { as: flight.pilotId })
}

const asPilot = (userId: number) =>
  ({ kind: "user", userId, isPilot: true, isAdmin: false }) as const

const settle = () => settleWithStripe(db, stripe)

/** Jobs that failed are due again, as they are after their pause. */
async function retryJobs() {
  await db.execute(sql`update pgboss.job set state = 'created' where state = 'active'`)
  await settle()
}

test("paid on Stripe's page, accepted, collected: what is asked for is what our row says", async () => {
  const order = await ordered()
  const session = stripe.book.sessionNamed(order.sessionId)
  expect(session).toMatchObject({
    amount_total: 6_875,
    currency: "eur",
    locale: "de",
    captureMethod: "manual",
  })
  expect(session.success_url).toContain(`/de/kasse/zahlung/${order.ref}?zurueck=bezahlt`)
  expect(await statusesOf(order)).toBe("held, created")
  stripe.book.act(order.sessionId, "pay")
  await settle()
  expect(await statusesOf(order)).toBe("requested, authorised")
  await acceptedBy(order)
  await settle()
  expect(await statusesOf(order)).toBe("confirmed, captured")
})

test("a declined card ends nothing, a question of the bank shows, the next card pays", async () => {
  const order = await ordered()
  stripe.book.act(order.sessionId, "decline")
  await settle()
  expect(await statusesOf(order)).toBe("held, created")
  stripe.book.act(order.sessionId, "challenge")
  await settle()
  expect(await statusesOf(order)).toBe("held, action_required")
  stripe.book.act(order.sessionId, "pay")
  await settle()
  expect(await statusesOf(order)).toBe("requested, authorised")
})

test("a declined request lets the reservation go", async () => {
  const order = await ordered()
  stripe.book.act(order.sessionId, "pay")
  await settle()
  const { booking } = await stateOf(order)
  await app.call("POST", `/api/bookings/${booking.id}/decline`, {
    as: order.flight.pilotId,
    body: { reason: "" },
  })
  await settle()
  expect(await statusesOf(order)).toBe("declined, voided")
})

test("the page closes with the hold, and nobody can pay there any more", async () => {
  const order = await ordered()
  laterBy(minutes(16))
  await lapseHoldsQueue.run(db, null)
  await settle()
  expect(stripe.book.sessionNamed(order.sessionId).status).toBe("expired")
  expect(await statusesOf(order)).toBe("lapsed, failed")
  stripe.book.act(order.sessionId, "pay")
  expect(stripe.book.sessionNamed(order.sessionId).payment_intent).toBeNull()
})

test("a guest who paid in the last second keeps the seat, even if the hold is over by then", async () => {
  const order = await ordered()
  laterBy(minutes(16))
  stripe.book.act(order.sessionId, "pay")
  await lapseHoldsQueue.run(db, null)
  await settle()
  expect(await statusesOf(order)).toBe("requested, authorised")
})

test("paid, but the seat is gone: the reservation is let go by itself", async () => {
  const order = await ordered()
  laterBy(minutes(16))
  await lapseHoldsQueue.run(db, null)
  stripe.book.act(order.sessionId, "pay")
  const quicker = await makeUser(db)
  await orderByStripe(db, app, { flightId: order.flight.id, seats: 3, as: quicker.id })
  await settle()
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.ref, order.ref))
  expect(payment?.status).toBe("voided")
})

test.each([
  { how: "hang-up" as const, what: "the line breaks after Stripe has done it" },
  { how: "500" as const, what: "Stripe has done it and answers 500, also to every repeat" },
])("$what: each call of a booking still happens once", async ({ how }) => {
  // the SDK tries once more by itself: both break
  const times = how === "hang-up" ? 2 : 1
  stripe.misbehave(/checkout\/sessions$/, how, how === "hang-up" ? 1 : times)
  const order = await ordered()
  expect(order.answer.status).toBe(200)
  stripe.book.act(order.sessionId, "pay")
  await settle()
  stripe.misbehave(/capture$/, how, times)
  await acceptedBy(order)
  await expect(workOff(db)).rejects.toThrow()
  await retryJobs()
  expect(await statusesOf(order)).toBe("confirmed, captured")
  const { booking } = await stateOf(order)
  stripe.misbehave(/POST .*refunds$/, how, times)
  await cancelBookingByPilot(db, asPilot(order.flight.pilotId), booking.id, { reason: "weather" })
  await expect(workOff(db)).rejects.toThrow()
  await retryJobs()
  expect(await statusesOf(order)).toBe("cancelled_by_pilot, refunded")
})

test("each event twice, in the wrong order and an hour late: one effect, the same end", async () => {
  const order = await ordered({ isInstantBooking: true })
  stripe.book.act(order.sessionId, "challenge")
  stripe.book.act(order.sessionId, "pay")
  laterBy(minutes(60))
  await stripe.webhooks.deliver({ times: 2, isReversed: true })
  await workOff(db)
  await stripe.webhooks.deliver({ times: 2, isReversed: true })
  await workOff(db)
  expect(await statusesOf(order)).toBe("confirmed, captured")
})

test("an event that nobody took is delivered again until somebody does", async () => {
  const order = await ordered()
  stripe.book.act(order.sessionId, "pay")
  const away = { status: 503, json: {}, cookies: [] }
  const closed = { call: async () => away, app: app.app }
  stripe.reportTo(closed)
  await stripe.webhooks.deliver()
  expect(await statusesOf(order)).toBe("held, created")
  stripe.reportTo(app)
  await settle()
  expect(await statusesOf(order)).toBe("requested, authorised")
})

test("webhooks that never arrive are asked for", async () => {
  const order = await ordered()
  stripe.book.act(order.sessionId, "pay")
  stripe.webhooks.lose()
  await reconcilePaymentsQueue.run(db, null)
  expect(await statusesOf(order)).toBe("held, created")
  laterBy(minutes(21))
  await reconcilePaymentsQueue.run(db, null)
  await workOff(db)
  expect(await statusesOf(order)).toBe("requested, authorised")
  await acceptedBy(order)
  await workOff(db)
  stripe.webhooks.lose()
  expect(await statusesOf(order)).toBe("confirmed, authorised")
  laterBy(minutes(21))
  await reconcilePaymentsQueue.run(db, null)
  await workOff(db)
  expect(await statusesOf(order)).toBe("confirmed, captured")
})
