import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { cancelBookingByPassenger } from "#features/bookings/cancellation/server/cancel-booking-by-passenger.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { acceptBooking, declineBooking } from "#features/bookings/requests/server/answer-request.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { withdrawBooking } from "#features/bookings/requests/server/withdraw-booking.ts"
import { flightPricesTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { listOwnVouchers } from "#features/vouchers/server/vouchers-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase } from "#tests/support/database.ts"
import { orderByStripe, settleWithStripe, startStripe } from "#tests/support/stripe-steps.ts"

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)

/** One seat, 62.50 + 6.25; later 50.00 + 5.00. */
const PRICE = 6_875
const LOWER_PRICE = 5_500

let restoreClock = () => {}
afterEach(async () => {
  expect(await compareBooks(db, stripe)).toEqual([])
  restoreClock()
})

function hoursLater(count: number) {
  const at = clock.now().getTime() + hours(count)
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const settle = () => settleWithStripe(db, stripe)

/** Vouchers are whole euros; of the last one a little stays. */
const valueFor = (creditCents: number) => Math.ceil(creditCents / 100) * 100

/** A guest with one voucher has ordered; the rest waits on Stripe's page. */
async function ordered(creditCents: number) {
  const flight = await makeFlight(db, { departsAt: new Date(clock.now().getTime() + hours(60)) })
  const { id: as } = await makeUser(db)
  await makeVoucher(db, { ownerId: as, valueCents: valueFor(creditCents) })
  const order = await orderByStripe(db, app, { flightId: flight.id, creditCents, as })
  return { ...order, flight, creditCents, guestId: as }
}

async function requested(creditCents: number) {
  const order = await ordered(creditCents)
  if (creditCents < PRICE) stripe.book.act(order.sessionId, "pay")
  await settle()
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, order.flight.id))
  return { ...order, bookingId: booking?.id ?? 0 }
}

type Requested = Awaited<ReturnType<typeof requested>>

const pilotOf = ({ flight }: Requested) =>
  ({ kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false }) as const
const guestOf = ({ guestId }: Requested) =>
  ({ kind: "user", userId: guestId, isPilot: false, isAdmin: false }) as const

async function confirmed(creditCents: number) {
  const order = await requested(creditCents)
  await acceptBooking(db, pilotOf(order), order.bookingId)
  await settle()
  return order
}

async function statusesOf({ flight, ref }: Awaited<ReturnType<typeof ordered>>) {
  const [booking] = await db
    .select({ status: bookingsTable.status })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  const [payment] = await db
    .select({ status: paymentsTable.status })
    .from(paymentsTable)
    .where(eq(paymentsTable.ref, ref))
  return `${booking?.status}, ${payment?.status}`
}

/** What this order has taken from its voucher, and from the card at Stripe, and not given back. */
async function paidBy({ guestId, creditCents, sessionId }: Awaited<ReturnType<typeof ordered>>) {
  const [voucher] = await listOwnVouchers(db, guestId)
  const intentId = stripe.book.sessions.get(sessionId)?.payment_intent
  const intent = intentId ? stripe.book.intentNamed(intentId) : undefined
  const back = [...stripe.book.refunds.values()].filter((one) => one.payment_intent === intentId)
  const reserved = intent?.status === "requires_capture" ? intent.amount_capturable : 0
  return {
    voucher: valueFor(creditCents) - (voucher?.balanceCents ?? 0),
    card: back.reduce((sum, { amount }) => sum - amount, (intent?.amount_received ?? 0) + reserved),
  }
}

const NOTHING = { voucher: 0, card: 0 }

// with 68,00 € the card's part, 0,75 €, could hardly be less
const CREDITS = [5_000, 6_800, PRICE]

test.each(CREDITS)(
  "with %i cents of credit Stripe reserves and collects the rest",
  async (credit) => {
    const order = await confirmed(credit)
    expect(await statusesOf(order)).toBe("confirmed, captured")
    expect(await paidBy(order)).toEqual({ voucher: credit, card: PRICE - credit })
    expect(order.sessionId === "").toBe(credit === PRICE)
  },
)

test.each([
  ["declined", (order: Requested) => declineBooking(db, pilotOf(order), order.bookingId, "")],
  ["withdrawn", (order: Requested) => withdrawBooking(db, guestOf(order), order.bookingId)],
  [
    "expired",
    async () => {
      hoursLater(49)
      await expireRequestsQueue.run(db, null)
    },
  ],
] as const)("a request that is %s frees the card and fills the voucher", async (status, end) => {
  const order = await requested(5_000)
  expect(await paidBy(order)).toEqual({ voucher: 5_000, card: 1_875 })
  await end(order)
  await settle()
  expect(await statusesOf(order)).toBe(`${status}, voided`)
  expect(await paidBy(order)).toEqual(NOTHING)
})

test("a cancellation in time gives both their part back", async () => {
  const order = await confirmed(5_000)
  hoursLater(35)
  await cancelBookingByPassenger(db, guestOf(order), order.bookingId, PRICE)
  await settle()
  expect(await statusesOf(order)).toBe("cancelled_by_passenger, refunded")
  expect(await paidBy(order)).toEqual(NOTHING)
})

test.each(CREDITS)(
  "with %i cents of credit a late cancellation goes back to the card first",
  async (credit) => {
    const order = await confirmed(credit)
    hoursLater(37)
    await cancelBookingByPassenger(db, guestOf(order), order.bookingId, 3_125)
    await settle()
    expect(await statusesOf(order)).toBe("cancelled_by_passenger, partially_refunded")
    // half of the share and the fee stay: 31,25 + 6,25
    const card = Math.max(0, PRICE - credit - 3_125)
    expect(await paidBy(order)).toEqual({ card, voucher: 3_750 - card })
  },
)

test("the pilot's no gives everything back", async () => {
  const order = await confirmed(5_000)
  await cancelBookingByPilot(db, pilotOf(order), order.bookingId, { reason: "weather" })
  await settle()
  expect(await statusesOf(order)).toBe("cancelled_by_pilot, refunded")
  expect(await paidBy(order)).toEqual(NOTHING)
})

async function lowerPrice({ flight }: Requested) {
  const seatPriceCents = 5_000
  await db.update(flightsTable).set({ seatPriceCents }).where(eq(flightsTable.id, flight.id))
  await db.insert(flightPricesTable).values({
    flightId: flight.id,
    seatPriceCents,
    totalCostCents: flight.totalCostCents,
    validFrom: clock.now(),
  })
  await refundPriceCut(db, flight.id)
  await settle()
}

test.each([5_000, 6_800])(
  "with %i cents of credit a lower price saves the card, as far as it goes",
  async (credit) => {
    const byCard = PRICE - credit
    const before = await requested(credit)
    await lowerPrice(before)
    await acceptBooking(db, pilotOf(before), before.bookingId)
    await settle()
    // Stripe collects no less than 0,50 €
    const collected = Math.max(LOWER_PRICE - credit, Math.min(byCard, 50))
    expect(await paidBy(before)).toEqual({ card: collected, voucher: LOWER_PRICE - collected })

    const after = await confirmed(credit)
    await lowerPrice(after)
    const left = Math.max(0, LOWER_PRICE - credit)
    expect(await paidBy(after)).toEqual({ card: left, voucher: LOWER_PRICE - left })
    await cancelBookingByPilot(db, pilotOf(after), after.bookingId, { reason: "other" })
    await settle()
    expect(await paidBy(after)).toEqual(NOTHING)
  },
)

test("the card pays 0,50 € where vouchers would leave less than Stripe takes", async () => {
  const { id: as } = await makeUser(db)
  await makeVoucher(db, { ownerId: as, valueCents: 20_600 })
  const first = await makeFlight(db)
  await orderByStripe(db, app, { flightId: first.id, creditCents: PRICE, as })
  // 137,25 € are left for 137,50 €
  const { id: flightId } = await makeFlight(db)
  const order = await orderByStripe(db, app, { flightId, seats: 2, creditCents: 13_700, as })
  expect(order.answer.status).toBe(200)
  expect(stripe.book.sessionNamed(order.sessionId).amount_total).toBe(50)
  stripe.book.act(order.sessionId, "pay")
  await settle()
  expect(stripe.book.reservedCents()).toBe(50)
  hoursLater(49)
  await expireRequestsQueue.run(db, null)
  await settle()
  expect((await listOwnVouchers(db, as))[0]?.balanceCents).toBe(20_600)
})

test("the page closes with the hold, and the voucher is free again", async () => {
  const order = await ordered(5_000)
  hoursLater(0.3)
  await lapseHoldsQueue.run(db, null)
  await settle()
  expect(stripe.book.sessionNamed(order.sessionId).status).toBe("expired")
  expect(await statusesOf(order)).toBe("lapsed, failed")
  expect(await paidBy(order)).toEqual(NOTHING)
})

test("a guest who paid in the last second keeps the seat, with voucher and card", async () => {
  const order = await ordered(5_000)
  hoursLater(0.3)
  stripe.book.act(order.sessionId, "pay")
  await lapseHoldsQueue.run(db, null)
  await settle()
  expect(await statusesOf(order)).toBe("requested, authorised")
  expect(await paidBy(order)).toEqual({ voucher: 5_000, card: 1_875 })
})

test("paid too late, when the seats are gone: card and voucher have their part again", async () => {
  const order = await ordered(5_000)
  hoursLater(0.3)
  await lapseHoldsQueue.run(db, null)
  stripe.book.act(order.sessionId, "pay")
  const { id: as } = await makeUser(db)
  await orderByStripe(db, app, { flightId: order.flight.id, seats: 3, as })
  await settle()
  expect(await paidBy(order)).toEqual(NOTHING)
})

test("a page that the bank let lapse, and a declined card, leave the voucher for the next try", async () => {
  const order = await ordered(5_000)
  stripe.book.act(order.sessionId, "challenge")
  stripe.book.act(order.sessionId, "decline")
  await settle()
  expect(await statusesOf(order)).toBe("held, action_required")
  stripe.book.expireSession(order.sessionId)
  await settle()
  expect(await paidBy(order)).toEqual(NOTHING)
  const again = await order.order()
  expect(again.status).toBe(200)
})
