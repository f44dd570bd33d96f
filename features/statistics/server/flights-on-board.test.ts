import { sql } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { clock } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listFlightsOnBoard } from "./flights-on-board.ts"

const db = await testDatabase()

let pilot: Awaited<ReturnType<typeof makePilot>>
let guest: Awaited<ReturnType<typeof makeUser>>

beforeEach(async () => {
  pilot = await makePilot(db)
  guest = await makeUser(db)
})

const daysAgo = (count: number) => new Date(clock.now().getTime() - days(count))

test("pilot and guest remember the same flight, each with their own money and the other's name", async () => {
  const flight = await makePastFlight(db, {
    pilotId: pilot.id,
    passengerId: guest.id,
    actualCostCents: 11_000,
  })
  const [flown] = await listFlightsOnBoard(db, pilot.id)
  const [joined] = await listFlightsOnBoard(db, guest.id)
  expect(flown).toMatchObject({
    flightId: flight.id,
    role: "pilot",
    guests: 1,
    costCents: 11_000,
    sharedCents: 5_500,
    people: [{ userId: guest.id, firstName: guest.firstName }],
  })
  expect(joined).toMatchObject({
    flightId: flight.id,
    role: "guest",
    sharedCents: 5_500,
    people: [{ userId: pilot.id, firstName: pilot.firstName }],
  })
  expect(joined?.fields[0]?.airportId).toBe(flight.departureAirportId)
  expect(joined?.fields.at(-1)?.airportId).toBe(flight.destinationAirportId)
})

test("who shared the costs with two others remembers the own share alone", async () => {
  const flight = await makePastFlight(db, { pilotId: pilot.id, passengerId: guest.id })
  const other = await makeUser(db)
  await makeBooking(db, {
    flight,
    passengerId: other.id,
    heldAt: daysAgo(30),
    outcome: "declined",
  })
  const [joined] = await listFlightsOnBoard(db, guest.id)
  expect(joined?.people.map(({ userId }) => userId)).toEqual([pilot.id])
  expect(joined?.sharedCents).toBe(6_250)
})

test("the time in the air is that which the pilot said, and the landing where it was", async () => {
  const flight = await makePastFlight(db, { pilotId: pilot.id, durationMinutes: 60 })
  const elsewhere = await makeAirport(db, "EDXH")
  const tookOffAt = new Date(flight.departsAt?.getTime() ?? 0)
  await db.execute(sql`update flights set took_off_at = ${tookOffAt},
    landed_at = ${new Date(tookOffAt.getTime() + minutes(48))}, diverted_to_airport_id = ${elsewhere.id}
    where id = ${flight.id}`)
  const [flown] = await listFlightsOnBoard(db, pilot.id)
  expect(flown?.minutes).toBe(48)
  expect(flown?.fields.at(-1)?.code).toBe("EDXH")
})

test("only what took place counts, within the time that is asked for, the earliest first", async () => {
  const old = await makePastFlight(db, { pilotId: pilot.id, departsAt: daysAgo(400) })
  const late = await makePastFlight(db, { pilotId: pilot.id, departsAt: daysAgo(20) })
  const early = await makePastFlight(db, { pilotId: pilot.id, departsAt: daysAgo(60) })
  await makeFlight(db, { pilotId: pilot.id, status: "cancelled", departsAt: daysAgo(5) })
  await makeFlight(db, { pilotId: pilot.id })
  const ids = async (range?: { from?: Date; to?: Date }) =>
    (await listFlightsOnBoard(db, pilot.id, range)).map(({ flightId }) => flightId)
  expect(await ids()).toEqual([old.id, early.id, late.id])
  expect(await ids({ from: daysAgo(100) })).toEqual([early.id, late.id])
  expect(await ids({ from: daysAgo(100), to: daysAgo(30) })).toEqual([early.id])
})

test("while guests may object, costs and shares are those of the statement and not for good", async () => {
  // 75.00 were prepaid for the one seat of a flight of 150.00 that cost 100.00 in the end
  const { flight } = await makeSettlement(db, {
    pilotId: pilot.id,
    passengerId: guest.id,
    departsAt: daysAgo(2),
    publishedAt: daysAgo(20),
    createdAt: daysAgo(20),
    totalCostCents: 15_000,
    seatsOffered: 1,
  })
  expect((await listFlightsOnBoard(db, pilot.id))[0]).toMatchObject({
    costCents: 15_000,
    sharedCents: 7_500,
    isSettled: false,
  })
  const owner = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  await saveCosts(db, owner, flight.id, [{ kind: "fuel", label: "Sprit", amountCents: 10_000 }])
  await submitSettlement(db, owner, flight.id, { noShows: [], shownCostCents: 10_000 })
  expect((await listFlightsOnBoard(db, pilot.id))[0]).toMatchObject({
    costCents: 10_000,
    sharedCents: 5_000,
    isSettled: false,
  })
  expect((await listFlightsOnBoard(db, guest.id))[0]?.sharedCents).toBe(5_000)
})

test("who had booked and stayed away carries a part, but was no guest", async () => {
  const { flight, bookingId } = await makeSettlement(db, {
    pilotId: pilot.id,
    passengerId: guest.id,
    departsAt: daysAgo(2),
    publishedAt: daysAgo(20),
    createdAt: daysAgo(20),
    totalCostCents: 15_000,
    seatsOffered: 1,
  })
  const owner = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  await saveCosts(db, owner, flight.id, [{ kind: "fuel", label: "Sprit", amountCents: 12_000 }])
  await submitSettlement(db, owner, flight.id, { noShows: [bookingId], shownCostCents: 12_000 })
  expect((await listFlightsOnBoard(db, pilot.id))[0]).toMatchObject({
    guests: 0,
    seatsOffered: 1,
    costCents: 12_000,
    sharedCents: 0,
    retainedCents: 6_000,
    people: [],
  })
  expect(await listFlightsOnBoard(db, guest.id)).toEqual([])
})

test("who got everything back after an objection has flown all the same, who did not come has not", async () => {
  const flight = await makePastFlight(db, { pilotId: pilot.id, passengerId: guest.id })
  await db.execute(sql`insert into events (entity, entity_id, kind, actor_kind, from_status, to_status, at)
    select 'booking', id, 'booking.objection_decided', 'admin', 'disputed', 'settled', ${clock.now()}
    from bookings where flight_id = ${flight.id}`)
  const become = (outcome: string) =>
    db.execute(sql`update settlement_parts set outcome = ${outcome} where flight_id = ${flight.id}`)
  await become("released")
  expect(await listFlightsOnBoard(db, guest.id)).toHaveLength(1)
  await become("no_show")
  expect(await listFlightsOnBoard(db, guest.id)).toEqual([])
})
