import { eq } from "drizzle-orm"
import { afterEach, beforeAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { getPassengerBookings } from "#features/cockpit/server/cockpit-overview.ts"
import { flightTimesQueue } from "#features/flights/core/server/flight-times.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { inTransaction } from "#platform/server/db.ts"
import { mailsTo } from "../support/account-steps.ts"
import { testApplication } from "../support/application.ts"
import { payFor } from "../support/booking-steps.ts"
import { testDatabase, workOff } from "../support/database.ts"
import { brokenInvariants } from "../support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)

/** One seat: 62.50 + 6.25. */
const PAID = 6_875
const HALF = 3_125

let restoreClock = () => {}
afterEach(() => restoreClock())

function setClock(at: Date) {
  restoreClock()
  restoreClock = setClockSource(() => at)
}

// what earlier factories have promised is not what these tests look at
beforeAll(() => workOff(db))

/** A booking of a flight that starts in so many hours, confirmed hours ago. */
async function booked(startsInHours: number, seats = 1) {
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const flight = await makeFlight(db, { departsAt })
  const passenger = await makeUser(db)
  const people = Array.from({ length: seats }, () => ({
    name: "Lena Berger",
    weightKg: 64,
    luggageKg: 4,
  }))
  const booking = await makeBooking(db, { flight, passengerId: passenger.id, people })
  return { flight, passenger, booking, departsAt }
}

const cancel = (id: number, as: number, shownRefundCents: number, intent?: string) =>
  app.call("POST", `/api/bookings/${id}/cancel`, {
    as,
    body: { shownRefundCents },
    ...(intent && { headers: { "idempotency-key": intent } }),
  })
const waive = (id: number, as: number) => app.call("POST", `/api/bookings/${id}/waive`, { as })

const bookingOf = async (id: number) => {
  const [row] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, id))
  if (!row) throw new Error("the booking is gone")
  return row
}
const paymentOf = async ({ checkoutId }: { checkoutId: number }) => {
  const [row] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
  return row
}
/** What the ledger holds of a booking: share, fee, what waits to go back. */
async function ledgerOf({ id, checkoutId }: { id: number; checkoutId: number }) {
  const own = [
    accounts.bookingShare(id),
    accounts.bookingFee(id),
    accounts.checkoutPaid(checkoutId),
  ]
  const balances = await listBalances(db, own)
  return own.map(({ code }) => balances.get(code) ?? 0)
}
const evenSpace = (text = "") => text.replaceAll(/[\s\u00a0]+/g, " ")
const lastMailTo = async (email: string) => (await mailsTo(db, email)).at(0)

test.each([
  { startsIn: 30, terms: "in-time" },
  { startsIn: 23, terms: "late" },
])(
  "the cockpit says what cancelling costs $startsIn hours before the start",
  async ({ startsIn, terms }) => {
    const { passenger } = await booked(startsIn)
    const actor = { kind: "user", userId: passenger.id, isPilot: false, isAdmin: false } as const
    const [shown] = await getPassengerBookings(db, actor)
    expect(shown?.cancellationTerms).toBe(terms)
  },
)

test("in time everything goes back, the fee included: seats, ledger, mail and calendar agree", async () => {
  const { flight, passenger, booking } = await booked(30, 2)
  expect(await cancel(booking.id, passenger.id, 2 * PAID)).toMatchObject({
    status: 200,
    json: { status: "cancelled_by_passenger", refundCents: 2 * PAID },
  })
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: 2 * PAID })
  expect(await ledgerOf(booking)).toEqual([0, 0, 0])
  const mail = await lastMailTo(passenger.email)
  expect(mail?.subject).toBe("Storniert: Übers Watt nach Juist")
  expect(evenSpace(mail?.text)).toContain(
    evenSpace(`Du bekommst alles zurück, auch die Servicegebühr: ${formatEuro(2 * PAID)}.`),
  )
  const entry = String(mail?.attachments[0]?.content)
  expect(entry).toContain("METHOD:CANCEL")
  expect(entry).toContain("STATUS:CANCELLED")
  expect(entry).toContain("SEQUENCE:2")
  expect(entry).toContain(`UID:buchung-${booking.id}@`)
  expect(await brokenInvariants(db)).toEqual([])
})

test("late half of the share is refunded; the other half waits for the settlement, the fee is retained", async () => {
  const { flight, passenger, booking } = await booked(20)
  expect(await cancel(booking.id, passenger.id, HALF)).toMatchObject({
    json: { refundCents: HALF },
  })
  expect(await bookingOf(booking.id)).toMatchObject({
    retainedShareCents: HALF,
    retainedFeeCents: 625,
  })
  expect(await ledgerOf(booking)).toEqual([-HALF, -625, -HALF])
  await workOff(db)
  expect(await ledgerOf(booking)).toEqual([-HALF, -625, 0])
  expect(await paymentOf(booking)).toMatchObject({
    status: "partially_refunded",
    refundedCents: HALF,
  })
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  const mail = await lastMailTo(passenger.email)
  const text = evenSpace(mail?.text)
  expect(text).toContain(
    evenSpace(`kommt die Hälfte deines Kostenanteils zurück: ${formatEuro(HALF)}.`),
  )
  expect(text).toContain(evenSpace(`Servicegebühr, bezahlt ${formatEuro(625)}`))
  const { rows } = await db.execute<{ email: string }>(
    `select email from users where id = ${flight.pilotId}`,
  )
  const toPilot = await lastMailTo(rows[0]?.email ?? "")
  expect(toPilot?.subject).toContain("hat storniert")
  expect(evenSpace(toPilot?.text)).toContain(
    evenSpace(`bleiben ${formatEuro(HALF)} für die Abrechnung`),
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("a booking of the last hour is left for nothing while the start is six hours away", async () => {
  const departsAt = new Date(clock.now().getTime() + hours(8))
  const flight = await makeFlight(db, { departsAt, isInstantBooking: true })
  const passenger = await makeUser(db)
  await payFor(app, flight.id, 1, passenger.id)
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  if (!booking) throw new Error("nothing was booked")
  expect(await cancel(booking.id, passenger.id, PAID)).toMatchObject({ status: 200 })
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded" })
})

test("the limit that passes while the page is open is refused with the new amount, and nothing happens", async () => {
  const { passenger, booking, departsAt } = await booked(24.5)
  setClock(new Date(departsAt.getTime() - hours(24) + 1))
  const answer = await cancel(booking.id, passenger.id, PAID)
  expect(answer).toMatchObject({ status: 422, json: { code: "refund-has-changed" } })
  const said = evenSpace(JSON.stringify(answer.json))
  expect(said).toContain(evenSpace(formatEuro(HALF)))
  expect(await bookingOf(booking.id)).toMatchObject({ status: "confirmed" })
  expect(await cancel(booking.id, passenger.id, HALF)).toMatchObject({ status: 200 })
})

test("the amount that a browser names is never what is paid out", async () => {
  const { passenger, booking } = await booked(20)
  for (const shown of [PAID, 100_000, 0, HALF - 1]) {
    expect(await cancel(booking.id, passenger.id, shown)).toMatchObject({
      status: 422,
      json: { code: "refund-has-changed" },
    })
  }
  expect(await cancel(booking.id, passenger.id, -1)).toMatchObject({ status: 400 })
  expect(await bookingOf(booking.id)).toMatchObject({ status: "confirmed" })
})

test("a double click, two tabs and the same request again refund once", async () => {
  const { passenger, booking } = await booked(30)
  const answers = await Promise.all([
    cancel(booking.id, passenger.id, PAID, "0198f000-0000-7000-8000-000000000001"),
    cancel(booking.id, passenger.id, PAID, "0198f000-0000-7000-8000-000000000002"),
    cancel(booking.id, passenger.id, PAID),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await workOff(db)
  // another tab still shows what was there before
  expect(await cancel(booking.id, passenger.id, 1)).toMatchObject({ json: { refundCents: PAID } })
  expect(await paymentOf(booking)).toMatchObject({ refundedCents: PAID })
  const mails = await mailsTo(db, passenger.email)
  expect(mails.filter(({ subject }) => subject.startsWith("Storniert"))).toHaveLength(1)
})

test("strangers and the pilot cannot cancel a booking, and no one can after departure", async () => {
  const { flight, passenger, booking, departsAt } = await booked(30)
  const stranger = await makeUser(db)
  expect(await cancel(booking.id, stranger.id, PAID)).toMatchObject({ status: 404 })
  expect(await cancel(booking.id, flight.pilotId, PAID)).toMatchObject({ status: 404 })
  setClock(departsAt)
  expect(await cancel(booking.id, passenger.id, HALF)).toMatchObject({
    status: 422,
    json: { code: "booking-is-not-ahead" },
  })
  expect(await paymentOf(booking)).toMatchObject({ refundedCents: 0 })
})

test("the pilot waives: the rest goes back once, and strangers waive nothing", async () => {
  const { flight, passenger, booking } = await booked(20)
  await cancel(booking.id, passenger.id, HALF)
  expect(await waive(booking.id, (await makePilot(db)).id)).toMatchObject({ status: 404 })
  const answers = await Promise.all([1, 2, 3].map(() => waive(booking.id, flight.pilotId)))
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, json: { refundCents: PAID } })
  }
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: PAID })
  expect(await ledgerOf(booking)).toEqual([0, 0, 0])
  const mail = await lastMailTo(passenger.email)
  expect(mail?.subject).toBe("Auch der Rest kommt zurück: Übers Watt nach Juist")
  expect(evenSpace(mail?.text)).toContain(evenSpace(`Jetzt gehen noch ${formatEuro(HALF + 625)}`))
  expect(await brokenInvariants(db)).toEqual([])
})

test("there is nothing to waive of a live booking, nor once the flight is settled", async () => {
  const { flight, passenger, booking } = await booked(20)
  expect(await waive(booking.id, flight.pilotId)).toMatchObject({ status: 422 })
  await cancel(booking.id, passenger.id, HALF)
  await db
    .update(flightsTable)
    .set({ status: "settlement_submitted" })
    .where(eq(flightsTable.id, flight.id))
  expect(await waive(booking.id, flight.pilotId)).toMatchObject({
    status: 422,
    json: { code: "nothing-to-waive" },
  })
})

test("a late cancellation before the money was collected keeps its part of what is collected then", async () => {
  const departsAt = new Date(clock.now().getTime() + hours(23))
  const flight = await makeFlight(db, { departsAt })
  const passenger = await makeUser(db)
  await payFor(app, flight.id, 1, passenger.id)
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  if (!booking) throw new Error("nothing was requested")
  await app.call("POST", `/api/bookings/${booking.id}/accept`, { as: flight.pilotId })
  setClock(new Date(departsAt.getTime() - hours(20)))
  expect(await cancel(booking.id, passenger.id, HALF)).toMatchObject({ status: 200 })
  expect(await paymentOf(booking)).toMatchObject({ status: "authorised" })
  expect(await brokenInvariants(db)).toEqual([])
  restoreClock()
  await workOff(db)
  expect(await ledgerOf(booking)).toEqual([-HALF, -625, 0])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a flight that does not take place refunds what a late cancellation had retained", async () => {
  const { flight, passenger, booking } = await booked(20)
  await cancel(booking.id, passenger.id, HALF)
  await db.update(flightsTable).set({ status: "cancelled" }).where(eq(flightsTable.id, flight.id))
  const why = { actor: SYSTEM, role: "system", reason: "weather" } as const
  await inTransaction(db, (tx) => endBookingsOfFlight(tx, flight.id, why))
  await inTransaction(db, (tx) => endBookingsOfFlight(tx, flight.id, why))
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: PAID })
  expect(evenSpace((await lastMailTo(passenger.email))?.text)).toContain("findet nicht statt")
  expect(await brokenInvariants(db)).toEqual([])
})

test("a flight whose only guest cancelled late goes on, so that its pilot says whether it was flown", async () => {
  const { flight, passenger, booking, departsAt } = await booked(20)
  await cancel(booking.id, passenger.id, HALF)
  setClock(new Date(departsAt.getTime() + minutes(1)))
  const timer = flightTimesQueue({
    occupancyOf: occupancyOfFlight,
    endBookings: endBookingsOfFlight,
  })
  await timer.run(db, {})
  const [after] = await db.select().from(flightsTable).where(eq(flightsTable.id, flight.id))
  expect(after?.status).toBe("under_way")
})
