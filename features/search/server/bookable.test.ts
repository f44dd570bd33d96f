import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testDatabase } from "#tests/support/database.ts"
import { readSearchWords, understandSearch } from "../search-url.ts"
import { countBookableFlights } from "./home-queries.ts"
import { searchFlights } from "./search-flights.ts"

const db = await testDatabase()
const restoreClock = setClockSource(() => new Date("2026-11-22T07:00:00Z"))
afterAll(restoreClock)

test("the home page counts the flights that the search shows by itself, to the evening of the last day", async () => {
  for (const departsAt of ["2026-11-22T11:00:00Z", "2027-01-21T14:00:00Z", "2027-01-22T08:00:00Z"])
    await makeFlight(db, { departsAt: new Date(departsAt) })
  const words = readSearchWords(new URLSearchParams())
  const { wish } = understandSearch(words, isoDay(clock.now(), HOME_ZONE))
  const { total } = await searchFlights(db, wish, undefined)
  expect(total).toBe(2)
  expect(await countBookableFlights(db)).toBe(total)
})
