import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { syncSearchIndex } from "#features/search/server/index/sync-search-index.ts"
import { testDatabase } from "#tests/support/database.ts"
import { getPressFigures } from "./press-figures.ts"

const db = await testDatabase()

test("the press page counts what is there and nothing else", async () => {
  expect(await getPressFigures(db)).toEqual({
    at: expect.any(String),
    flights: 0,
    airports: 0,
    pilots: 0,
    middlePriceCents: null,
    flownFlights: 0,
    guests: 0,
  })
  const pilot = await makePilot(db)
  for (const status of ["published", "published", "draft", "cancelled"] as const) {
    await makeFlight(db, { pilotId: pilot.id, status })
  }
  const full = await makeFlight(db, { pilotId: pilot.id, seatsOffered: 1, totalCostCents: 12_500 })
  await makeBooking(db, { flight: full })
  await makePastFlight(db, { pilotId: pilot.id })
  await syncSearchIndex(db)
  expect(await getPressFigures(db)).toMatchObject({
    flights: 2,
    airports: 1,
    pilots: 1,
    middlePriceCents: 6875,
    flownFlights: 1,
    guests: 1,
  })
})
