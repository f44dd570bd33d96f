import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { setClockSource } from "#platform/clock.ts"
import { testDatabase } from "#tests/support/database.ts"
import { parseSearchParams } from "../search-params.ts"
import { countSearchableFlights } from "./home-queries.ts"
import { runSearch } from "./run-search.ts"

const db = await testDatabase()
const restoreClock = setClockSource(() => new Date("2026-11-22T07:00:00Z"))
afterAll(restoreClock)

test("the home page counts the flights that the search shows by itself, to the evening of the last day", async () => {
  for (const departsAt of ["2026-11-22T11:00:00Z", "2027-01-21T14:00:00Z", "2027-01-22T08:00:00Z"])
    await makeFlight(db, { departsAt: new Date(departsAt) })
  const { total } = await runSearch(db, parseSearchParams(new URLSearchParams()))
  expect(total).toBe(2)
  expect(await countSearchableFlights(db)).toBe(total)
})
