import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { days } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listSimilarFlights } from "./similar-flights.ts"

const db = await testDatabase()

const inDays = (count: number) => new Date(Date.now() + days(count))

test("flights from around here come by idea, then by distance; the flight itself and what cannot be booked never", async () => {
  const bonn = await makeAirport(db, "EDKB")
  const cologne = await makeAirport(db, "EDDK", { lat: 50.8659, lng: 7.1427 })
  const munich = await makeAirport(db, "EDDM", { lat: 48.3538, lng: 11.7861 })
  const flight = await makeFlight(db, { topics: ["inselflug"], departsAt: inDays(10) })
  const sameIdea = await makeFlight(db, {
    topics: ["inselflug", "wochenendtrip"],
    departureAirportId: cologne.id,
    departsAt: inDays(20),
  })
  const otherIdea = await makeFlight(db, { topics: ["nachtflug"], departsAt: inDays(5) })
  await makeFlight(db, { departureAirportId: munich.id })
  await makeFlight(db, { status: "cancelled" })
  await makeFlight(db, { status: "paused" })
  const like = {
    flightId: flight.id,
    pilotId: flight.pilotId,
    departure: bonn,
    topics: flight.topics ?? [],
  }
  const found = await listSimilarFlights(db, like, { limit: 5 })
  expect(found.map(({ id }) => id)).toEqual([sameIdea.id, otherIdea.id])
  const others = await listSimilarFlights(
    db,
    { ...like, pilotId: sameIdea.pilotId },
    { limit: 5, except: "pilot" },
  )
  expect(others.map(({ id }) => id)).toEqual([otherIdea.id])
})
