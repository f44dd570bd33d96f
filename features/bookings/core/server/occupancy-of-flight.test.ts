import { asc, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import type { FlightRow } from "#db/seed/factories/write-flights.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { flightTimesQueue } from "#features/flights/core/server/flight-times.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { logFlownFlight } from "#features/flights/core/server/log-flown-flight.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { landingsTable } from "#features/verification/server/landings-table.ts"
import { setClockSource } from "#platform/clock.ts"
import { addDays, isoDay, startOfDay } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { occupancyOfFlight } from "./occupancy-of-flight.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const timer = flightTimesQueue({ occupancyOf: occupancyOfFlight, endBookings: endBookingsOfFlight })

let restoreClock = () => {}
afterEach(() => restoreClock())

/** The timer runs at that instant, and what follows from it happens. */
async function runAt(instant: Date, duration = 0) {
  restoreClock()
  restoreClock = setClockSource(() => new Date(instant.getTime() + duration))
  await timer.run(db, {})
  await workOff(db)
}

const startOf = ({ departsAt }: FlightRow) => departsAt as Date
const endOf = ({ arrivesAt }: FlightRow) => arrivesAt as Date
const statusOf = async ({ id }: FlightRow) =>
  (await db.select().from(flightsTable).where(eq(flightsTable.id, id)))[0]?.status
const logOf = ({ id }: FlightRow) =>
  db.select().from(landingsTable).where(eq(landingsTable.flightId, id))
const stepsOf = async ({ id }: FlightRow) => {
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.entityId, id))
    .orderBy(asc(eventsTable.id))
  return events
    .filter(({ entity, actorKind }) => entity === "flight" && actorKind === "system")
    .map(({ kind, fromStatus, toStatus }) => [kind, fromStatus, toStatus])
}

async function bookedFlight(overrides: Parameters<typeof makeFlight>[1] = {}) {
  const flight = await makeFlight(db, overrides)
  await makeBooking(db, { flight })
  return flight
}

async function cancel({ id, pilotId }: FlightRow) {
  await db.update(flightsTable).set({ status: "cancelled" }).where(eq(flightsTable.id, id))
  await recordEvent(db, {
    kind: "flight.cancelled",
    entityId: id,
    actor: { kind: "user", userId: pilotId, isPilot: true, isAdmin: false },
    role: "pilot",
    from: "settlement_due",
    to: "cancelled",
  })
  await workOff(db)
}

test("a booked flight takes off at its start and lands at its end, each once", async () => {
  const flight = await bookedFlight()
  await runAt(startOf(flight), minutes(-1))
  expect(await statusOf(flight)).toBe("published")
  await runAt(startOf(flight))
  expect(await statusOf(flight)).toBe("under_way")
  await runAt(endOf(flight), minutes(-1))
  expect(await statusOf(flight)).toBe("under_way")
  await runAt(endOf(flight))
  await runAt(endOf(flight), minutes(1))
  expect(await statusOf(flight)).toBe("settlement_due")
  expect(await stepsOf(flight)).toEqual([
    ["flight.departed", "published", "under_way"],
    ["flight.landed", "under_way", "settlement_due"],
  ])
})

test("a timer that comes late makes up for both steps", async () => {
  const flight = await bookedFlight()
  await runAt(endOf(flight), minutes(600))
  expect(await statusOf(flight)).toBe("settlement_due")
  expect(await stepsOf(flight)).toHaveLength(2)
  expect(await logOf(flight)).toHaveLength(1)
})

test.each(["published", "paused"] as const)(
  "a flight that is %s and that nobody has booked expires at its start",
  async (status) => {
    const flight = await makeFlight(db, { status })
    await runAt(startOf(flight), minutes(-1))
    expect(await statusOf(flight)).toBe(status)
    await runAt(startOf(flight))
    expect(await statusOf(flight)).toBe("expired")
    expect(await logOf(flight)).toEqual([])
  },
)

test("a request that is still open is decided by its own timer first", async () => {
  const flight = await makeFlight(db)
  const booking = await makeBooking(db, { flight, outcome: "requested" })
  await runAt(startOf(flight))
  expect(await statusOf(flight)).toBe("published")
  await expireRequestsQueue.run(db, {})
  await timer.run(db, {})
  expect(await statusOf(flight)).toBe("expired")
  expect(booking.status).toBe("requested")
})

const bookingsOf = ({ id }: FlightRow) =>
  db
    .select({ status: bookingsTable.status, payment: paymentsTable.status })
    .from(bookingsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(eq(bookingsTable.flightId, id))
    .orderBy(asc(bookingsTable.id))

test("a flight that is still paused at its start is cancelled, and everybody gets everything back", async () => {
  const flight = await bookedFlight()
  await makeBooking(db, { flight, outcome: "requested" })
  await db.update(flightsTable).set({ status: "paused" }).where(eq(flightsTable.id, flight.id))
  await runAt(startOf(flight), minutes(-1))
  expect(await statusOf(flight)).toBe("paused")
  await runAt(startOf(flight))
  await runAt(startOf(flight), minutes(1))
  expect(await statusOf(flight)).toBe("cancelled")
  expect(await stepsOf(flight)).toEqual([["flight.cancelled", "paused", "cancelled"]])
  expect(await bookingsOf(flight)).toEqual([
    { status: "cancelled_by_pilot", payment: "refunded" },
    { status: "declined", payment: "voided" },
  ])
  expect(await logOf(flight)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
})

test("two timers at once cancel a paused flight once", async () => {
  const flight = await bookedFlight()
  await db.update(flightsTable).set({ status: "paused" }).where(eq(flightsTable.id, flight.id))
  restoreClock = setClockSource(() => startOf(flight))
  await Promise.all([timer.run(db, {}), timer.run(db, {})])
  await workOff(db)
  expect(await stepsOf(flight)).toHaveLength(1)
  expect(await bookingsOf(flight)).toEqual([{ status: "cancelled_by_pilot", payment: "refunded" }])
})

test("an offer without a date ends with the last day of its window", async () => {
  const offer = await makeOffer(db)
  const over = startOfDay(addDays(offer.windowTo ?? "", 1), HOME_ZONE)
  await runAt(over, minutes(-1))
  expect(await statusOf(offer)).toBe("published")
  await runAt(over)
  expect(await statusOf(offer)).toBe("expired")
})

test("a flown flight appears in the pilot's log, marked as taken from the flight", async () => {
  const flight = await bookedFlight()
  await runAt(endOf(flight))
  expect(await logOf(flight)).toMatchObject([
    {
      userId: flight.pilotId,
      flownOn: isoDay(startOf(flight), HOME_ZONE),
      aircraftClass: "SEP",
      aircraftType: "C172",
      takeOffs: 1,
      landings: 1,
      flightMinutes: 100,
      flownAs: "pic",
      place: "EDKB–EDWJ",
    },
  ])
})

test("a repeated report changes nothing, neither what was corrected nor what was taken out", async () => {
  const flight = await bookedFlight()
  await runAt(endOf(flight))
  const as = flight.pilotId
  const [entry] = await logOf(flight)
  const {
    id,
    userId: _,
    flightId: __,
    createdAt: ___,
    ...said
  } = entry as NonNullable<typeof entry>
  const corrected = { ...said, landings: 4, takeOffs: 4 }
  expect(await call("PUT", `/api/landings/${id}`, { as, body: corrected })).toMatchObject({
    status: 200,
  })
  await logFlownFlight(db, flight.id)
  expect(await logOf(flight)).toMatchObject([{ id, landings: 4, flightId: flight.id }])
  await call("DELETE", `/api/landings/${id}`, { as })
  await logFlownFlight(db, flight.id)
  expect(await logOf(flight)).toEqual([])
})

test("what did not take place leaves the log, and a late report does not bring it back", async () => {
  const flight = await bookedFlight()
  await runAt(endOf(flight))
  await cancel(flight)
  expect(await logOf(flight)).toEqual([])
  const late = await bookedFlight()
  restoreClock()
  restoreClock = setClockSource(() => endOf(late))
  await timer.run(db, {})
  // the job of the landing is worked off only after the flight was called off
  await cancel(late)
  expect(await logOf(late)).toEqual([])
})
