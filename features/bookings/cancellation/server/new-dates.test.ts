import { asc, eq } from "drizzle-orm"
import { afterEach, beforeAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable, newDatesTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { startIn } from "#tests/support/proposal-steps.ts"
import { cancelFlightsOf } from "./cancel-flights-of.ts"
import { expireNewDatesQueue } from "./decline-new-dates.ts"

const db = await testDatabase()
const app = testApplication(db)

/** One seat: 62.50 + 6.25. */
const PAID = 6_875

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

// what earlier factories have promised is not what these tests look at
beforeAll(() => workOff(db))

/** A flight in three days whose pilot may fly guests, with so many of them. */
async function bookedFlight(guests = 1, overrides: Parameters<typeof makeFlight>[1] = {}) {
  const pilot = await makePilot(db)
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  const plane = await makePlane(db, { pilotId: pilot.id })
  const departsAt = new Date(clock.now().getTime() + hours(72))
  const flight = await makeFlight(db, {
    pilotId: pilot.id,
    planeId: plane.id,
    departsAt,
    ...overrides,
  })
  const bookings = []
  for (let index = 0; index < guests; index += 1) {
    const passenger = await makeUser(db)
    const { id, checkoutId } = await makeBooking(db, { flight, passengerId: passenger.id })
    bookings.push({ id, checkoutId, passenger })
  }
  const [booking] = bookings
  if (!booking) throw new Error("no guests")
  return { flight, pilot, bookings, booking, passenger: booking.passenger }
}

const WHY = { reason: "weather", word: "Die Front ist schneller als gedacht." }

const callOff = (flightId: number, as: number) =>
  app.call("POST", `/api/flights/${flightId}/cancel`, { as, body: WHY })
const offer = (flightId: number, as: number, starts: object[] = [startIn(8), startIn(9)]) =>
  app.call("POST", `/api/flights/${flightId}/new-dates`, { as, body: { ...WHY, starts } })
const choose = (bookingId: number, as: number, newDateId: number) =>
  app.call("POST", `/api/bookings/${bookingId}/new-date`, { as, body: { newDateId } })
const decline = (bookingId: number, as: number) =>
  app.call("POST", `/api/bookings/${bookingId}/decline-new-dates`, { as })

const bookingOf = async (id: number) => {
  const [row] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, id))
  if (!row) throw new Error("the booking is gone")
  return row
}
const flightOf = async (id: number) => {
  const [row] = await db.select().from(flightsTable).where(eq(flightsTable.id, id))
  if (!row) throw new Error("the flight is gone")
  return row
}
const paymentOf = async ({ checkoutId }: { checkoutId: number }) => {
  const [row] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
  return row
}
const datesOf = (flightId: number) =>
  db
    .select()
    .from(newDatesTable)
    .where(eq(newDatesTable.flightId, flightId))
    .orderBy(asc(newDatesTable.departsAt))
const subjectsTo = async (email: string) => (await mailsTo(db, email)).map(({ subject }) => subject)

async function offered(guests = 1, overrides: Parameters<typeof makeFlight>[1] = {}) {
  const booked = await bookedFlight(guests, overrides)
  expect(await offer(booked.flight.id, booked.pilot.id)).toMatchObject({ status: 200 })
  const [first, second] = await datesOf(booked.flight.id)
  if (!first || !second) throw new Error("two dates were offered")
  return { ...booked, first, second }
}

test("a flight that is called off gives everybody everything back, with the pilot's words", async () => {
  const { flight, pilot, bookings } = await bookedFlight(2)
  const asking = await makeUser(db)
  await payFor(app, flight.id, 1, asking.id)
  await workOff(db)
  const answers = await Promise.all([1, 2, 3].map(() => callOff(flight.id, pilot.id)))
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, json: { status: "cancelled" } })
  }
  await workOff(db)
  expect(await flightOf(flight.id)).toMatchObject({ status: "cancelled", isOccupied: false })
  for (const booking of bookings) {
    expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: PAID })
    const [mail, ...more] = await mailsTo(db, booking.passenger.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain("„Die Front ist schneller als gedacht.“")
    expect(mail?.text).toContain("Der Grund: Wetter")
  }
  expect(await subjectsTo(asking.email)).toContain("Leider nicht: Übers Watt nach Juist")
  expect(await brokenInvariants(db)).toEqual([])
})

test("only its pilot calls a flight off, with a reason, and not once it is under way", async () => {
  const { flight, pilot } = await bookedFlight()
  const stranger = await makePilot(db)
  expect(await callOff(flight.id, stranger.id)).toMatchObject({ status: 404 })
  expect(await offer(flight.id, stranger.id)).toMatchObject({ status: 404 })
  const without = { as: pilot.id, body: { reason: "boredom", word: "" } }
  expect(await app.call("POST", `/api/flights/${flight.id}/cancel`, without)).toMatchObject({
    status: 400,
    json: { message: [{ property: "reason" }] },
  })
  await db.update(flightsTable).set({ status: "under_way" }).where(eq(flightsTable.id, flight.id))
  expect(await callOff(flight.id, pilot.id)).toMatchObject({ status: 422 })
  expect(await offer(flight.id, pilot.id)).toMatchObject({ status: 422 })
})

test("new dates keep what was paid; who takes one first makes it a flight, the next joins it", async () => {
  const { flight, pilot, bookings, passenger, first } = await offered(2)
  await workOff(db)
  expect(await flightOf(flight.id)).toMatchObject({ status: "cancelled", isOccupied: false })
  expect(await subjectsTo(passenger.email)).toEqual([
    "Neue Termine zur Wahl: Übers Watt nach Juist",
  ])
  expect(await brokenInvariants(db)).toEqual([])
  for (const booking of bookings) {
    expect(await bookingOf(booking.id)).toMatchObject({ status: "rebooking_offered" })
    const answers = await Promise.all(
      [1, 2].map(() => choose(booking.id, booking.passenger.id, first.id)),
    )
    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }])
  }
  await workOff(db)
  const [date] = await datesOf(flight.id)
  const made = await flightOf(date?.newFlightId ?? 0)
  expect(made).toMatchObject({
    status: "published",
    departsAt: first.departsAt,
    seatPriceCents: flight.seatPriceCents,
    pilotId: pilot.id,
  })
  expect(await countFreeSeats(db, made.id)).toBe(1)
  for (const booking of bookings) {
    expect(await bookingOf(booking.id)).toMatchObject({
      status: "confirmed",
      flightId: made.id,
      rebookBy: null,
    })
    expect(await paymentOf(booking)).toMatchObject({ status: "captured", refundedCents: 0 })
  }
  const [mail] = await mailsTo(db, passenger.email)
  expect(mail?.subject).toBe("Umgebucht: Übers Watt nach Juist")
  const entry = String(mail?.attachments[0]?.content)
  expect(entry).toContain("METHOD:PUBLISH")
  expect(entry).toContain("SEQUENCE:3")
  expect(
    (await subjectsTo(pilot.email)).filter((one) => one.includes("neuen Termin")),
  ).toHaveLength(2)
  expect(await brokenInvariants(db)).toEqual([])
})

test("two guests who choose the same date at once fly together", async () => {
  const { flight, bookings, first } = await offered(3)
  const answers = await Promise.all(
    bookings.map(({ id, passenger }) => choose(id, passenger.id, first.id)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [date] = await datesOf(flight.id)
  expect(await countFreeSeats(db, date?.newFlightId ?? 0)).toBe(0)
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("the calendar entry of the old date is taken out at once", async () => {
  const { passenger, booking } = await offered()
  await workOff(db)
  const [mail] = await mailsTo(db, passenger.email)
  const entry = String(mail?.attachments[0]?.content)
  expect(entry).toContain("METHOD:CANCEL")
  expect(entry).toContain("SEQUENCE:2")
  expect(entry).toContain(`UID:buchung-${booking.id}@`)
})

test("who takes none of the dates gets everything back, once", async () => {
  const { passenger, pilot, booking, first } = await offered()
  const answers = await Promise.all([1, 2].map(() => decline(booking.id, passenger.id)))
  expect(answers).toMatchObject([{ status: 200 }, { json: { status: "cancelled_by_pilot" } }])
  expect(await choose(booking.id, passenger.id, first.id)).toMatchObject({
    status: 422,
    json: { code: "no-new-date-open" },
  })
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: PAID })
  expect(await subjectsTo(pilot.email)).toEqual([
    "Lena B. nimmt keinen neuen Termin: Übers Watt nach Juist",
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("silence gives everything back after 72 hours, and a late answer is refused", async () => {
  const { passenger, booking, first } = await offered()
  laterBy(hours(71))
  await expireNewDatesQueue.run(db, null)
  expect(await bookingOf(booking.id)).toMatchObject({ status: "rebooking_offered" })
  laterBy(hours(1))
  expect(await choose(booking.id, passenger.id, first.id)).toMatchObject({ status: 422 })
  await Promise.all([1, 2].map(() => expireNewDatesQueue.run(db, null)))
  expect(await bookingOf(booking.id)).toMatchObject({ status: "cancelled_by_pilot" })
  restoreClock()
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: PAID })
  expect(await brokenInvariants(db)).toEqual([])
})

test("three who choose none of the new dates are one mail for their pilot", async () => {
  const { flight, pilot } = await offered(3)
  laterBy(hours(72))
  await expireNewDatesQueue.run(db, null)
  await expireNewDatesQueue.run(db, null)
  await workOff(db)
  const subjects = await subjectsTo(pilot.email)
  expect(subjects).toEqual([`3 Gäste nehmen keinen neuen Termin: ${flight.title}`])
})

test("an answer and the end of the time at once lead to one of both, never to half of each", async () => {
  const { passenger, booking, first } = await offered()
  await Promise.allSettled([
    choose(booking.id, passenger.id, first.id),
    decline(booking.id, passenger.id),
    choose(booking.id, passenger.id, first.id),
  ])
  await workOff(db)
  const { status } = await bookingOf(booking.id)
  expect(["confirmed", "cancelled_by_pilot"]).toContain(status)
  expect(await paymentOf(booking)).toMatchObject({
    refundedCents: status === "confirmed" ? 0 : PAID,
  })
  expect(await brokenInvariants(db)).toEqual([])
})

test("somebody else's booking, another flight's date and strangers choose nothing", async () => {
  const { passenger, booking, first } = await offered()
  const other = await offered()
  expect(await choose(booking.id, other.passenger.id, first.id)).toMatchObject({ status: 404 })
  expect(await decline(booking.id, other.passenger.id)).toMatchObject({ status: 404 })
  expect(await choose(booking.id, passenger.id, other.first.id)).toMatchObject({ status: 422 })
  expect(await choose(booking.id, passenger.id, 2_000_000_000)).toMatchObject({ status: 422 })
  expect(await bookingOf(booking.id)).toMatchObject({ status: "rebooking_offered" })
})

test("dates that cannot be are refused at their field, and the flight stays as it is", async () => {
  const { flight, pilot } = await bookedFlight()
  const soon = startIn(0, "00:00")
  expect(await offer(flight.id, pilot.id, [startIn(8), soon])).toMatchObject({
    status: 400,
    json: { message: [{ property: "starts.1.day" }] },
  })
  expect(await offer(flight.id, pilot.id, [])).toMatchObject({ status: 400 })
  const four = [8, 9, 10, 11].map((days) => startIn(days))
  expect(await offer(flight.id, pilot.id, four)).toMatchObject({ status: 400 })
  expect(await flightOf(flight.id)).toMatchObject({ status: "published" })
})

test("without guests there is nobody to ask, and pilots who may not fly then offer nothing", async () => {
  const { flight, pilot, booking } = await bookedFlight()
  await app.call("POST", `/api/bookings/${booking.id}/cancel-for-guest`, {
    as: pilot.id,
    body: WHY,
  })
  expect(await offer(flight.id, pilot.id)).toMatchObject({
    status: 422,
    json: { code: "nobody-to-ask" },
  })
  const unfit = await makeFlight(db)
  await makeBooking(db, { flight: unfit })
  expect(await offer(unfit.id, unfit.pilotId)).toMatchObject({
    status: 400,
    json: { message: [{ property: "starts.0.day" }] },
  })
})

test("a pilot who is booked elsewhere at the new date is not booked twice", async () => {
  const { passenger, pilot, booking, first, second } = await offered()
  const elsewhere = await makeFlight(db, { pilotId: pilot.id, departsAt: first.departsAt })
  await makeBooking(db, { flight: elsewhere })
  expect(await choose(booking.id, passenger.id, first.id)).toMatchObject({
    status: 422,
    json: { code: "pilot-is-busy" },
  })
  expect(await bookingOf(booking.id)).toMatchObject({ status: "rebooking_offered" })
  expect(await choose(booking.id, passenger.id, second.id)).toMatchObject({ status: 200 })
})

test("a date that others have filled up meanwhile takes nobody more", async () => {
  const { bookings, first, second } = await offered(2, { seatsOffered: 2 })
  const [one, other] = bookings
  if (!one || !other) throw new Error("two guests")
  await choose(one.id, one.passenger.id, first.id)
  const [date] = await datesOf(first.flightId)
  await makeBooking(db, { flight: await flightOf(date?.newFlightId ?? 0) })
  expect(await choose(other.id, other.passenger.id, first.id)).toMatchObject({
    status: 422,
    json: { code: "sold-out" },
  })
  expect(await choose(other.id, other.passenger.id, second.id)).toMatchObject({ status: 200 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("a guest who chooses a date whose price has fallen meanwhile gets the difference back", async () => {
  const { bookings, first } = await offered(2)
  const [one, other] = bookings
  if (!one || !other) throw new Error("two guests")
  await choose(one.id, one.passenger.id, first.id)
  const [date] = await datesOf(first.flightId)
  const id = date?.newFlightId ?? 0
  await db.update(flightsTable).set({ seatPriceCents: 5_000 }).where(eq(flightsTable.id, id))
  await db.execute(`insert into flight_prices (flight_id, seat_price_cents, total_cost_cents, valid_from)
    values (${id}, 5000, 25000, '${new Date(clock.now().getTime() + 1).toISOString()}')`)
  await choose(other.id, other.passenger.id, first.id)
  await workOff(db)
  expect(await paymentOf(other)).toMatchObject({ refundedCents: 1_375 })
})

test("nobody waits for a pilot whose account is blocked", async () => {
  const { passenger, pilot, booking, first } = await offered()
  await db.update(usersTable).set({ blockedAt: clock.now() }).where(eq(usersTable.id, pilot.id))
  expect(await choose(booking.id, passenger.id, first.id)).toMatchObject({
    status: 422,
    json: { code: "new-date-is-gone" },
  })
  await cancelFlightsOf(db, pilot.id)
  await workOff(db)
  expect(await bookingOf(booking.id)).toMatchObject({ status: "cancelled_by_pilot" })
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded" })
  // undone, so that the invariants speak of bookings alone
  await db.update(usersTable).set({ blockedAt: null }).where(eq(usersTable.id, pilot.id))
})
