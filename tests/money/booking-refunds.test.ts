import { and, eq } from "drizzle-orm"
import { beforeAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { endUnansweredChangesQueue } from "#features/bookings/changes/server/end-unanswered-changes.ts"
import { leaveChangedFlight } from "#features/bookings/changes/server/leave-changed-flight.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { acceptBooking } from "#features/bookings/requests/server/answer-request.ts"
import { withdrawBooking } from "#features/bookings/requests/server/withdraw-booking.ts"
import { listArchivedBookings } from "#features/cockpit/server/archive-queries.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { formatEuro } from "#platform/money.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTo } from "../support/account-steps.ts"
import { testApplication } from "../support/application.ts"
import { payFor } from "../support/booking-steps.ts"
import { testDatabase, workOff } from "../support/database.ts"
import { brokenInvariants } from "../support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)

const asUser = (userId: number, isPilot = false): UserActor => {
  return { kind: "user", userId, isPilot, isAdmin: false }
}

/** One seat, 62.50 + 6.25. */
const PAID = 6_875

async function bookedFlight(seats = 1) {
  const flight = await makeFlight(db)
  const passenger = await makeUser(db)
  const people = Array.from({ length: seats }, () => ({
    name: "Lena Berger",
    weightKg: 64,
    luggageKg: 4,
  }))
  const booking = await makeBooking(db, { flight, passengerId: passenger.id, people })
  return { flight, passenger, booking, pilot: asUser(flight.pilotId, true) }
}

async function requestedFlight() {
  const flight = await makeFlight(db)
  const passenger = await makeUser(db)
  await payFor(app, flight.id, 1, passenger.id)
  await workOff(db)
  const booking = await bookingOn(flight.id)
  return { flight, passenger, booking, pilot: asUser(flight.pilotId, true) }
}

async function bookingOn(flightId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
  if (!booking) throw new Error("no booking on this flight")
  return booking
}

async function paymentOf({ checkoutId }: { checkoutId: number }) {
  const [payment] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
  if (!payment) throw new Error("no payment")
  return payment
}

const refundsOf = async (booking: { checkoutId: number }) =>
  db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, (await paymentOf(booking)).id))

const eventsOf = ({ id }: { id: number }, kind: string) =>
  db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, kind), eq(eventsTable.entityId, id)))

/** What the ledger still holds of an order: share, fee, what waits to go back. */
async function ledgerOf({ id, checkoutId }: { id: number; checkoutId: number }) {
  const own = [
    accounts.bookingShare(id),
    accounts.bookingFee(id),
    accounts.checkoutPaid(checkoutId),
  ]
  const balances = await listBalances(db, own)
  return own.map(({ code }) => balances.get(code) ?? 0)
}

async function cutPrice(flightId: number, seatPriceCents: number) {
  await db.update(flightsTable).set({ seatPriceCents }).where(eq(flightsTable.id, flightId))
  await db.execute(`insert into flight_prices (flight_id, seat_price_cents, total_cost_cents, valid_from)
    values (${flightId}, ${seatPriceCents}, 25000, '${clock.now().toISOString()}')`)
  await refundPriceCut(db, flightId)
}

const subjectsTo = async (email: string) => (await mailsTo(db, email)).map((mail) => mail.subject)

// what earlier factories have promised is not what these tests look at
beforeAll(() => workOff(db))

test("a pilot who cancels gives everything back, the fee included, and the guest is told how much", async () => {
  const { flight, passenger, booking, pilot } = await bookedFlight(2)
  expect(await cancelBookingByPilot(db, pilot, booking.id, { reason: "weather" })).toBe(
    "cancelled_by_pilot",
  )
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(await ledgerOf(booking)).toEqual([0, 0, -2 * PAID])
  expect(await brokenInvariants(db)).toEqual([])
  // what is on its way counts as given back already
  expect(await listArchivedBookings(db, passenger.id, 1)).toMatchObject({
    rows: [{ status: "cancelled_by_pilot", paidCents: 0, refundedCents: 2 * PAID }],
  })
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: 2 * PAID })
  expect(await ledgerOf(booking)).toEqual([0, 0, 0])
  expect(await listArchivedBookings(db, passenger.id, 1)).toMatchObject({
    rows: [{ paidCents: 0, refundedCents: 2 * PAID }],
  })
  const [mail] = await mailsTo(db, passenger.email)
  expect(mail?.subject).toBe("Abgesagt: Übers Watt nach Juist")
  expect(mail?.text).toContain(formatEuro(2 * PAID))
  expect(mail?.text).toContain("Der Grund: Wetter")
  expect(await eventsOf(booking, "booking.cancelled")).toMatchObject([
    { actorKind: "pilot", reason: "weather", data: { refundCents: 2 * PAID } },
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("cancelling again and again, at once and later, gives back once", async () => {
  const { booking, pilot } = await bookedFlight()
  const cancel = () => cancelBookingByPilot(db, pilot, booking.id)
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers).toEqual(Array(3).fill("cancelled_by_pilot"))
  await workOff(db)
  expect(await cancel()).toBe("cancelled_by_pilot")
  expect(await refundsOf(booking)).toMatchObject([{ amountCents: PAID, status: "done" }])
  expect(await eventsOf(booking, "booking.cancelled")).toHaveLength(1)
})

test("a request that its pilot cancels is declined, and nothing is collected", async () => {
  const { booking, pilot } = await requestedFlight()
  expect(await cancelBookingByPilot(db, pilot, booking.id)).toBe("declined")
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "voided" })
  expect(await refundsOf(booking)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
})

test("nobody else cancels a booking, and nobody after the start", async () => {
  const { flight, booking, pilot } = await bookedFlight()
  const stranger = asUser((await makeUser(db)).id, true)
  await expect(cancelBookingByPilot(db, stranger, booking.id)).rejects.toMatchObject({
    kind: "not-found",
  })
  await expect(leaveChangedFlight(db, stranger, booking.id)).rejects.toMatchObject({
    kind: "not-found",
  })
  await db.update(flightsTable).set({ status: "under_way" }).where(eq(flightsTable.id, flight.id))
  await expect(cancelBookingByPilot(db, pilot, booking.id)).rejects.toMatchObject({
    code: "booking-is-not-ahead",
  })
  expect(await refundsOf(booking)).toEqual([])
})

test("what is cancelled before the provider has collected it is collected and goes back in full", async () => {
  const { booking, pilot } = await requestedFlight()
  await acceptBooking(db, pilot, booking.id)
  await cancelBookingByPilot(db, pilot, booking.id)
  expect(await paymentOf(booking)).toMatchObject({ status: "authorised" })
  expect(await refundsOf(booking)).toMatchObject([{ status: "ordered", amountCents: PAID }])
  expect(await brokenInvariants(db)).toEqual([])
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", capturedCents: PAID })
  expect(await ledgerOf(booking)).toEqual([0, 0, 0])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a pilot who cancels while the guest withdraws ends the request once, whoever comes first", async () => {
  const { booking, pilot, passenger } = await requestedFlight()
  await Promise.allSettled([
    cancelBookingByPilot(db, pilot, booking.id),
    withdrawBooking(db, asUser(passenger.id), booking.id),
  ])
  await workOff(db)
  expect(["declined", "withdrawn"]).toContain((await bookingOn(booking.flightId)).status)
  expect(await paymentOf(booking)).toMatchObject({ status: "voided" })
  expect(await brokenInvariants(db)).toEqual([])
})

test("a price that falls gives the difference back at once, share and fee, and again when it falls again", async () => {
  const { flight, booking, passenger } = await bookedFlight(2)
  await cutPrice(flight.id, 5_500)
  expect(await bookingOn(flight.id)).toMatchObject({ seatPriceCents: 5_500, feeCents: 550 })
  expect(await ledgerOf(booking)).toEqual([-11_000, -1_100, -1_650])
  await refundPriceCut(db, flight.id)
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({
    status: "partially_refunded",
    refundedCents: 1_650,
  })
  expect(await brokenInvariants(db)).toEqual([])
  // the fee stays at its minimum
  await cutPrice(flight.id, 4_000)
  await workOff(db)
  expect(await bookingOn(flight.id)).toMatchObject({ seatPriceCents: 4_000, feeCents: 500 })
  expect(await ledgerOf(booking)).toEqual([-8_000, -1_000, 0])
  expect((await refundsOf(booking)).map(({ amountCents }) => amountCents)).toEqual([1_650, 3_100])
  const mails = await mailsTo(db, passenger.email)
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill("Günstiger geworden: Übers Watt nach Juist"),
  )
  const texts = mails.map(({ text }) => text).join()
  for (const cents of [1_650, 3_100]) expect(texts).toContain(formatEuro(cents))
  expect(await brokenInvariants(db)).toEqual([])
})

test("a price that rises changes no booking", async () => {
  const { flight, booking } = await bookedFlight()
  await db.update(flightsTable).set({ seatPriceCents: 6_200 }).where(eq(flightsTable.id, flight.id))
  await refundPriceCut(db, flight.id)
  await db.update(flightsTable).set({ seatPriceCents: 6_250 }).where(eq(flightsTable.id, flight.id))
  await refundPriceCut(db, flight.id)
  expect(await bookingOn(flight.id)).toMatchObject({ seatPriceCents: 6_200, feeCents: 620 })
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ refundedCents: 55 })
})

test("after a price cut a cancellation gives back the rest, and together it is everything", async () => {
  const { flight, booking, pilot } = await bookedFlight()
  await cutPrice(flight.id, 5_000)
  await cancelBookingByPilot(db, pilot, booking.id)
  await workOff(db)
  expect((await refundsOf(booking)).map(({ amountCents }) => amountCents)).toEqual([1_375, 5_500])
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: PAID })
  expect(await ledgerOf(booking)).toEqual([0, 0, 0])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a price cut and a cancellation at once give back what was paid, and not more", async () => {
  const { flight, booking, pilot } = await bookedFlight()
  await db.update(flightsTable).set({ seatPriceCents: 5_000 }).where(eq(flightsTable.id, flight.id))
  await db.execute(`insert into flight_prices (flight_id, seat_price_cents, total_cost_cents, valid_from)
    values (${flight.id}, 5000, 25000, '${clock.now().toISOString()}')`)
  const tooLate = () => "too late"
  // whoever ends the booking second is refused with the reason
  const ends = [
    cancelBookingByPilot(db, pilot, booking.id).catch(tooLate),
    leaveChangedFlight(db, SYSTEM, booking.id).catch(tooLate),
  ]
  await Promise.all([refundPriceCut(db, flight.id), refundPriceCut(db, flight.id), ...ends])
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: PAID })
  expect(await ledgerOf(booking)).toEqual([0, 0, 0])
  expect(await brokenInvariants(db)).toEqual([])
})

test("of a request whose price has fallen only the lower amount is collected", async () => {
  const { flight, booking, pilot, passenger } = await requestedFlight()
  await cutPrice(flight.id, 5_000)
  // notified while it is open
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
  await acceptBooking(db, pilot, booking.id)
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({
    status: "captured",
    amountCents: PAID,
    capturedCents: 5_500,
    refundedCents: 0,
  })
  expect(await ledgerOf(booking)).toEqual([-5_000, -500, 0])
  const [mail] = (await mailsTo(db, passenger.email)).filter(({ subject }) =>
    subject.startsWith("Günstiger"),
  )
  expect(mail?.text).toContain(`Mit der Zusage buchen wir ${formatEuro(5_500)} ab.`)
  expect(await brokenInvariants(db)).toEqual([])
})

test.each([
  ["a request", false],
  ["a booking at once", true],
])("a price that falls while somebody pays counts for %s", async (_, isInstantBooking) => {
  const flight = await makeFlight(db, { isInstantBooking })
  const passenger = await makeUser(db)
  await payFor(app, flight.id, 1, passenger.id)
  await cutPrice(flight.id, 5_000)
  await workOff(db)
  const booking = await bookingOn(flight.id)
  expect(booking).toMatchObject({ seatPriceCents: 5_000, feeCents: 500 })
  expect(await paymentOf(booking)).toMatchObject({ amountCents: PAID, dueCents: 5_500 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("a price that falls between the answer and the capture comes back from what is collected", async () => {
  const { flight, booking, pilot } = await requestedFlight()
  await acceptBooking(db, pilot, booking.id)
  await cutPrice(flight.id, 5_000)
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ capturedCents: PAID, refundedCents: 1_375 })
  expect(await ledgerOf(booking)).toEqual([-5_000, -500, 0])
  expect(await brokenInvariants(db)).toEqual([])
})

test.each(["the guest", "the clock"])(
  "%s ends the booking of a changed flight, and everything goes back",
  async (who) => {
    const { flight, booking, passenger } = await bookedFlight()
    const actor = who === "the guest" ? asUser(passenger.id) : SYSTEM
    expect(await leaveChangedFlight(db, actor, booking.id)).toBe("cancelled_by_passenger")
    expect(await leaveChangedFlight(db, actor, booking.id)).toBe("cancelled_by_passenger")
    // the timer notifies the pilot of all guests at its end
    await endUnansweredChangesQueue.run(db, null)
    await workOff(db)
    expect(await countFreeSeats(db, flight.id)).toBe(3)
    expect(await paymentOf(booking)).toMatchObject({ status: "refunded" })
    expect(await ledgerOf(booking)).toEqual([0, 0, 0])
    const title = "Übers Watt nach Juist"
    expect(await subjectsTo(passenger.email)).toEqual([`Du fliegst nicht mit: ${title}`])
    const { rows } = await db.execute<{ email: string }>(
      `select email from users where id = ${flight.pilotId}`,
    )
    expect(await subjectsTo(rows[0]?.email ?? "")).toEqual([
      expect.stringContaining(`fliegt nicht mehr mit: ${title}`),
    ])
    expect(await brokenInvariants(db)).toEqual([])
  },
)
