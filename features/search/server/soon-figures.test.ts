import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findSoon, listFirstOf } from "./find-soon.ts"
import { syncSearchIndex } from "./index/sync-search-index.ts"
import { listFlightsFromAirport } from "./list-flights-from-airport.ts"
import { listFlightsWithPilot } from "./list-flights-with-pilot.ts"
import { factsOf, placesOf } from "./soon-figures.ts"

const db = await testDatabase()
const inDays = (count: number) => new Date(clock.now().getTime() + days(count))

test("a topic's figures come from flights that can be booked in the next 60 days", async () => {
  const first = await makeFlight(db, { topics: ["nachtflug"], departsAt: inDays(3) })
  await makeFlight(db, {
    topics: ["nachtflug", "stadtflug"],
    departsAt: inDays(4),
    durationMinutes: 45,
    totalCostCents: 20_000,
  })
  await makeFlight(db, { topics: ["nachtflug"], departsAt: inDays(61) })
  await makeFlight(db, { topics: ["nachtflug"], departsAt: inDays(5), status: "paused" })
  await makeFlight(db, { topics: ["inselflug"], departsAt: inDays(5) })
  await syncSearchIndex(db)
  const soon = await findSoon(db, { trait: "nachtflug" })
  expect(await factsOf(db, soon)).toEqual({
    flightCount: 2,
    fromCents: 5_500,
    medianCents: 5_500,
    upToCents: 6_875,
    shortestMinutes: 45,
    longestMinutes: 100,
    airfields: { ends: "destinations", names: ["Juist"] },
  })
  const cards = await listFirstOf(db, soon, 1)
  expect(cards.map(({ id }) => id)).toEqual([first.id])
})

test("a topic of round trips names the airfields that they start from", async () => {
  const { departureAirportId } = await makeFlight(db, { topics: ["luftfotografie"] })
  await makeFlight(db, {
    topics: ["panoramaflug"],
    departsAt: inDays(3),
    destinationAirportId: departureAirportId,
  })
  await syncSearchIndex(db)
  const facts = await factsOf(db, await findSoon(db, { trait: "panoramaflug" }))
  expect(facts?.airfields).toEqual({ ends: "departures", names: ["Bonn-Hangelar"] })
})

test("a topic without flights has no figures", async () => {
  const soon = await findSoon(db, { trait: "kunstflug" })
  expect(await factsOf(db, soon)).toBeUndefined()
  expect(await listFirstOf(db, soon, 3)).toEqual([])
})

test("places, airport and profile show flights with a free seat only", async () => {
  const flight = await makeFlight(db, { seatsOffered: 1, departsAt: inDays(6) })
  await syncSearchIndex(db)
  const isListed = async () => ({
    atAirport: (await listFlightsFromAirport(db, flight.departureAirportId, 50)).some(
      ({ id }) => id === flight.id,
    ),
    withPilot: (await listFlightsWithPilot(db, flight.pilotId, 6)).length,
  })
  expect(await isListed()).toEqual({ atAirport: true, withPilot: 1 })
  const [before] = await placesOf(db, await findSoon(db), 5)
  await makeBooking(db, { flight })
  await syncSearchIndex(db)
  expect(await isListed()).toEqual({ atAirport: false, withPilot: 0 })
  const [after] = await placesOf(db, await findSoon(db), 5)
  expect(before).toMatchObject({ code: "EDKB", town: "Sankt Augustin" })
  expect(after?.flightCount).toBe((before?.flightCount ?? 0) - 1)
})
