import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listDeparturesNearby } from "./departures-nearby.ts"

const db = await testDatabase()

test("near airfields from which something flies soon come nearest first, with how much", async () => {
  const bonn = await makeAirport(db, "EDKB")
  const leverkusen = await makeAirport(db, "EDKL", {
    name: "Leverkusen",
    lat: 51.0153,
    lng: 7.0056,
  })
  const cologne = await makeAirport(db, "EDDK", { name: "Köln/Bonn", lat: 50.8659, lng: 7.1427 })
  const munich = await makeAirport(db, "EDDM", { lat: 48.3538, lng: 11.7861 })
  await makeAirport(db, "EDRA", { lat: 50.5578, lng: 7.1364 })
  await makeFlight(db, { departureAirportId: leverkusen.id })
  await makeFlight(db, { departureAirportId: leverkusen.id })
  await makeFlight(db, { departureAirportId: leverkusen.id, status: "cancelled" })
  await makeFlight(db, { departureAirportId: cologne.id })
  await makeFlight(db, { departureAirportId: munich.id })
  await makeFlight(db)
  expect(await listDeparturesNearby(db, bonn.id, 3)).toEqual([
    { code: "EDDK", name: "Köln/Bonn", km: 11, flightCount: 1 },
    { code: "EDKL", name: "Leverkusen", km: 30, flightCount: 2 },
  ])
  expect(await listDeparturesNearby(db, bonn.id, 1)).toHaveLength(1)
  expect(await listDeparturesNearby(db, munich.id, 3)).toEqual([])
})
