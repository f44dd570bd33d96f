import { desc, eq, sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { acceptBooking, declineBooking } from "#features/bookings/requests/server/answer-request.ts"
import { flightPricesTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { listPaymentsOfCheckout } from "#features/payments/server/payments-queries.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { retryRefundsQueue } from "#features/payments/server/retry-refunds.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { listOwnVouchers } from "#features/vouchers/server/vouchers-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { orderByStripe, settleWithStripe, startStripe } from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

let restoreClock = () => {}
afterEach(async () => {
  stripe.rejectKey(false)
  stripe.letRefundsBe("succeeded")
  expect(await compareBooks(db, stripe)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
  restoreClock()
})

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const settle = () => settleWithStripe(db, stripe)
const creditOf = async (userId: number) =>
  (await listOwnVouchers(db, userId)).reduce((sum, { balanceCents }) => sum + balanceCents, 0)

/** A guest with a voucher has ordered one seat, 62.50 + 6.25; what is left of it waits on Stripe's page. */
async function ordered(creditCents = 5_000) {
  const flight = await makeFlight(db, { departsAt: new Date(clock.now().getTime() + hours(60)) })
  const { id: as } = await makeUser(db)
  if (creditCents > 0) await makeVoucher(db, { ownerId: as, valueCents: creditCents })
  return { as, flight, ...(await orderByStripe(db, app, { flightId: flight.id, creditCents, as })) }
}

async function requested(creditCents = 5_000) {
  const order = await ordered(creditCents)
  stripe.book.act(order.sessionId, "pay")
  await settle()
  return { ...order, bookingId: (await lastOn(order.flight.id)).booking.id }
}

type Requested = Awaited<ReturnType<typeof requested>>

const pilotOf = ({ flight }: Requested) =>
  ({ kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false }) as const

async function confirmed(creditCents = 5_000) {
  const order = await requested(creditCents)
  await acceptBooking(db, pilotOf(order), order.bookingId)
  await settle()
  return order
}

async function lastOn(flightId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
    .orderBy(desc(bookingsTable.id))
  if (!booking) throw new Error("nobody has booked")
  const payments = await listPaymentsOfCheckout(db, booking.checkoutId)
  return { booking, statuses: payments.map(({ status }) => status) }
}

/** Whatever was to be done has died: it was tried for a day, and nobody has looked since. */
const loseJobs = () => db.execute(sql`delete from pgboss.job where state < 'active'`)

async function askAgain() {
  laterBy(minutes(21))
  await reconcilePaymentsQueue.run(db, null)
  await settle()
}

test("credit is free again at once when the provider fails while somebody orders, and the next press pays", async () => {
  const flight = await makeFlight(db)
  const { id: as } = await makeUser(db)
  await makeVoucher(db, { ownerId: as, valueCents: 5_000 })
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, as)
  const order = () =>
    app.call("POST", orderPath, { as, cookie, body: orderOf(1, { creditCents: 5_000 }) })
  stripe.rejectKey(true)
  expect((await order()).status).toBe(500)
  await workOff(db)
  expect(await creditOf(as)).toBe(5_000)
  stripe.rejectKey(false)
  expect((await order()).status).toBe(200)
  expect(await lastOn(flight.id)).toMatchObject({ statuses: ["created", "failed"] })
  expect(await creditOf(as)).toBe(0)
})

test("a payment that the provider does not know fails when its hold lapses, and its credit is free", async () => {
  const { as, flight, sessionId } = await ordered()
  // the server was killed before it could write down the page
  await db.delete(stripeCheckoutsTable).where(eq(stripeCheckoutsTable.sessionId, sessionId))
  expect(await creditOf(as)).toBe(0)
  laterBy(minutes(16))
  await lapseHoldsQueue.run(db, null)
  await workOff(db)
  expect(await lastOn(flight.id)).toMatchObject({
    booking: { status: "lapsed" },
    statuses: ["failed"],
  })
  expect(await creditOf(as)).toBe(5_000)
})

test("also when the job that was to close it has died", async () => {
  const { as, flight, sessionId } = await ordered()
  await db.delete(stripeCheckoutsTable).where(eq(stripeCheckoutsTable.sessionId, sessionId))
  laterBy(minutes(16))
  await lapseHoldsQueue.run(db, null)
  await loseJobs()
  await workOff(db)
  expect(await creditOf(as)).toBe(0)
  await askAgain()
  expect(await lastOn(flight.id)).toMatchObject({ statuses: ["failed"] })
  expect(await creditOf(as)).toBe(5_000)
})

test("a capture whose job has died is called for again, for as long as it is missing", async () => {
  const order = await requested()
  await acceptBooking(db, pilotOf(order), order.bookingId)
  for (let weekend = 0; weekend < 3; weekend += 1) {
    await loseJobs()
    laterBy(minutes(21))
    await reconcilePaymentsQueue.run(db, null)
  }
  expect(await lastOn(order.flight.id)).toMatchObject({ statuses: ["authorised"] })
  await settle()
  expect(await lastOn(order.flight.id)).toMatchObject({
    booking: { status: "confirmed" },
    statuses: ["captured"],
  })
})

test("a reservation that was to be released is released, and what was to be given back is", async () => {
  const cancelled = await confirmed()
  const declined = await requested()
  await declineBooking(db, pilotOf(declined), declined.bookingId, "")
  await cancelBookingByPilot(db, pilotOf(cancelled), cancelled.bookingId)
  await loseJobs()
  await settle()
  expect(await lastOn(declined.flight.id)).toMatchObject({ statuses: ["authorised"] })
  expect(await lastOn(cancelled.flight.id)).toMatchObject({ statuses: ["captured"] })
  await askAgain()
  expect(await lastOn(declined.flight.id)).toMatchObject({ statuses: ["voided"] })
  expect(await lastOn(cancelled.flight.id)).toMatchObject({ statuses: ["refunded"] })
  expect(await creditOf(declined.as)).toBe(5_000)
  expect(await creditOf(cancelled.as)).toBe(5_000)
})

test("a refused refund is split again: what others have taken from the card is the voucher's", async () => {
  const order = await confirmed()
  const { flight } = order
  stripe.letRefundsBe("failed")
  await cutPrice(flight.id, 5_500)
  await settle()
  // card 18.75, voucher 50.00; of 8.25 for the card, 60.50 are still to go back: the card's 18.75 with them
  stripe.letRefundsBe("succeeded")
  await cancelBookingByPilot(db, pilotOf(order), order.bookingId)
  await settle()
  laterBy(hours(1) + minutes(1))
  await retryRefundsQueue.run(db, null)
  await settle()
  expect(await lastOn(flight.id)).toMatchObject({ statuses: ["refunded"] })
  expect(await creditOf(order.as)).toBe(5_000)
})

async function cutPrice(flightId: number, seatPriceCents: number) {
  const [flight] = await db
    .update(flightsTable)
    .set({ seatPriceCents })
    .where(eq(flightsTable.id, flightId))
    .returning()
  if (!flight) throw new Error("the flight is gone")
  const { totalCostCents } = flight
  await db
    .insert(flightPricesTable)
    .values({ flightId, seatPriceCents, totalCostCents, validFrom: clock.now() })
  await refundPriceCut(db, flightId)
}
