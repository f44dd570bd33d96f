import { beforeEach, expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { getPilotYear } from "./pilot-year-queries.ts"
import { getPublicFigures } from "./user-statistics-queries.ts"

const db = await testDatabase()
const { call } = testApplication(db)

let pilotId = 0
let passengerId = 0

beforeEach(async () => {
  pilotId = (await makePilot(db)).id
  passengerId = (await makeUser(db)).id
})

const statisticsOf = (userId: number) =>
  call("GET", `/api/users/${userId}/statistics`, { as: userId })
const daysAgo = (count: number) => new Date(clock.now().getTime() - days(count))

test("somebody who is new here has done nothing yet, and a pilot that twice", {
  meta: proves("user-statistics", "call-statistics"),
}, async () => {
  const passenger = {
    flights: 0,
    minutes: 0,
    airfields: 0,
    people: 0,
    sharedCents: 0,
    distanceKm: 0,
    periods: [],
    routes: [],
    places: [],
  }
  const never = { year: null, years: [] }
  expect((await statisticsOf(passengerId)).json).toEqual({ ...never, passenger, pilot: null })
  expect((await statisticsOf(pilotId)).json).toEqual({
    ...never,
    passenger,
    pilot: {
      flights: 0,
      guests: 0,
      seatOccupation: null,
      sharedCents: 0,
      answerRate: null,
      answerMinutes: null,
      minutes: 0,
      distanceKm: 0,
      costCents: 0,
      retainedCents: 0,
      ownCents: 0,
      unsettledFlights: 0,
      rating: { mean: null, count: 0 },
      periods: [],
      routes: [],
      places: [],
    },
  })
})

test("a passenger's flights, hours, airfields, people and settled shares are added up", {
  meta: proves("user-statistics", "call-statistics"),
}, async () => {
  // one guest and the pilot share 110.00; then alone again, to another field, as it was planned
  const first = await makePastFlight(db, { pilotId, passengerId, actualCostCents: 11_000 })
  await makeBooking(db, { flight: first, heldAt: daysAgo(25) })
  const island = await makeAirport(db, "EDXH")
  await makePastFlight(db, {
    pilotId,
    passengerId,
    departsAt: daysAgo(40),
    durationMinutes: 50,
    destinationAirportId: island.id,
    stops: [],
  })
  const coming = await makeFlight(db, { departsAt: new Date(clock.now().getTime() + days(9)) })
  await makeBooking(db, { flight: coming, passengerId })
  // neither what came to nothing nor what is only asked for
  await makeBooking(db, { passengerId, outcome: "declined" })
  await makeBooking(db, {
    flight: await makeFlight(db, { departsAt: new Date(clock.now().getTime() + days(2)) }),
    passengerId,
    outcome: "requested",
  })
  const { status, json } = await statisticsOf(passengerId)
  expect(status).toBe(200)
  expect(json).toMatchObject({
    passenger: {
      flights: 2,
      minutes: 150,
      airfields: 3,
      people: 2,
      sharedCents: 5_500 + 6_250,
    },
    pilot: null,
  })
  expect(json.passenger.places).toContainEqual(
    expect.objectContaining({ code: "EDXH", flights: 1 }),
  )
})

test("a pilot's flights, guests, seats and shares are added up, as in the year and in public", {
  meta: proves("user-statistics", "call-statistics"),
}, async () => {
  await makePastFlight(db, { pilotId, passengerId, actualCostCents: 11_000 })
  await makePastFlight(db, { pilotId, departsAt: daysAgo(40), seatsOffered: 1 })
  await makePastFlight(db, { pilotId, departsAt: daysAgo(800), seatsOffered: 1 })
  await makeFlight(db, { pilotId })
  await makeFlight(db, { pilotId, status: "cancelled", departsAt: daysAgo(5) })
  const { json } = await statisticsOf(pilotId)
  expect(json.pilot).toMatchObject({
    flights: 3,
    guests: 3,
    seatOccupation: 0.6,
    sharedCents: 5_500 + 12_500 + 12_500,
  })
  expect(await getPilotYear(db, pilotId)).toMatchObject({ minutes: 200, guests: 2 })
  expect(await getPublicFigures(db, pilotId)).toEqual({
    guests: 3,
    cameAlong: 0,
  })
  expect(await getPublicFigures(db, passengerId)).toEqual({
    guests: 0,
    cameAlong: 1,
  })
})

test("a year has its own flights, and says in which years there are others", {
  meta: proves("user-statistics", "call-statistics"),
}, async () => {
  const started = { pilotId, totalCostCents: 25_000, seatsOffered: 3 }
  await makePastFlight(db, { ...started, departsAt: new Date("2025-06-14T09:00Z") })
  // a quarter past midnight on New Year's Day, where it starts
  await makePastFlight(db, {
    ...started,
    departsAt: new Date("2024-12-31T23:15Z"),
    actualCostCents: 20_000,
  })
  await makePastFlight(db, { ...started, departsAt: new Date("2023-06-14T09:00Z") })
  const ofYear = (year: string) =>
    call("GET", `/api/users/${pilotId}/statistics?year=${year}`, { as: pilotId })
  const { json } = await ofYear("2025")
  expect(json).toMatchObject({
    year: 2025,
    years: [2025, 2023],
    passenger: { flights: 0 },
    pilot: {
      flights: 2,
      costCents: 45_000,
      sharedCents: 12_500,
      retainedCents: 0,
      ownCents: 32_500,
      unsettledFlights: 0,
    },
  })
  expect(json.pilot.periods.map(({ flights }: { flights: number }) => flights)).toEqual([
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
  ])
  expect((await ofYear("2024")).json).toMatchObject({ year: 2024, pilot: { flights: 0 } })
  expect((await statisticsOf(pilotId)).json.pilot.flights).toBe(3)
  for (const none of ["heuer", "1999", "20250", ""]) expect((await ofYear(none)).status).toBe(400)
})

test("answers are counted against requests that ran out, and half of them came faster", {
  meta: proves("user-statistics"),
}, async () => {
  const flight = await makeFlight(db, { pilotId, seatsOffered: 3 })
  const heldAt = daysAgo(6)
  const answeredAfter = (minutesLater: number) =>
    new Date(heldAt.getTime() + minutes(4 + minutesLater))
  await makeBooking(db, { flight, heldAt, answeredAt: answeredAfter(20) })
  await makeBooking(db, { flight, heldAt, answeredAt: answeredAfter(90), outcome: "declined" })
  await makeBooking(db, { flight, heldAt, answeredAt: answeredAfter(600) })
  await makeBooking(db, { flight, heldAt, outcome: "expired" })
  await makeBooking(db, { flight, heldAt, outcome: "withdrawn" })
  await makeBooking(db, { flight, outcome: "requested" })
  const { json } = await statisticsOf(pilotId)
  expect(json.pilot).toMatchObject({ answerRate: 0.75, answerMinutes: 90 })
})

test("somebody else's statistics look like those of nobody", {
  meta: proves("call-statistics"),
}, async () => {
  const [foreign, missing] = await Promise.all([
    call("GET", `/api/users/${pilotId}/statistics`, { as: passengerId }),
    call("GET", "/api/users/2000000000/statistics", { as: passengerId }),
  ])
  expect(foreign.status).toBe(404)
  expect(foreign.json).toEqual(missing.json)
  expect((await call("GET", `/api/users/${pilotId}/statistics`)).status).toBe(401)
})
