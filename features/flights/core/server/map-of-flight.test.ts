import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findFlightDetail } from "./flights-queries.ts"
import { mapOfFlight } from "./map-of-flight.ts"

const db = await testDatabase()

async function mapOf(flightId: number): Promise<string> {
  const detail = await findFlightDetail(db, flightId)
  if (!detail) throw new Error("the flight is missing")
  return mapOfFlight(db, detail)
}

test("a map is drawn once for a route, and for another route another one", async () => {
  const [first, same] = [await makeFlight(db), await makeFlight(db)]
  const longer = await makeFlight(db, { distanceKm: 400 })
  const map = await mapOf(first.id)
  expect(map).toContain("324 km")
  expect(await mapOf(same.id)).toBe(map)
  expect(await mapOf(longer.id)).toContain("400 km")
  expect(await mapOf(first.id)).toBe(map)
})
