import { expect, test } from "vitest"
import { dayOf, flightsOfYear, periodsOf, yearsOf } from "./periods.ts"

const BERLIN = "Europe/Berlin"
const at = (instant: string, timeZone = BERLIN) => ({ departsAt: new Date(instant), timeZone })

test("a flight belongs to the day on which it starts at its own airfield", () => {
  expect(dayOf(at("2025-12-31T23:30Z"))).toBe("2026-01-01")
  expect(dayOf(at("2025-12-31T23:30Z", "Europe/London"))).toBe("2025-12-31")
})

test("the years are those with flights, the latest first, and each has its own flights", () => {
  const flights = [at("2023-06-01T10:00Z"), at("2025-12-31T23:30Z"), at("2026-03-01T10:00Z")]
  expect(yearsOf(flights)).toEqual([2026, 2023])
  expect(flightsOfYear(flights, 2026)).toEqual(flights.slice(1))
  expect(flightsOfYear(flights, 2024)).toEqual([])
  expect(flightsOfYear(flights, null)).toEqual(flights)
})

test("one year is told by its twelve months", () => {
  const [spring, june] = [at("2026-03-01T10:00Z"), at("2026-06-30T10:00Z")]
  const months = periodsOf([spring, june])
  expect(months.map(({ period }) => period)).toEqual(
    "01 02 03 04 05 06 07 08 09 10 11 12".split(" ").map((month) => `2026-${month}`),
  )
  expect(months.map(({ flights }) => flights.length)).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0])
})

test("several years are told year by year, and one without a flight is not left out", () => {
  const years = periodsOf([
    at("2023-06-01T10:00Z"),
    at("2026-03-01T10:00Z"),
    at("2026-05-01T10:00Z"),
  ])
  expect(years.map(({ period, flights }) => [period, flights.length])).toEqual([
    ["2023", 1],
    ["2024", 0],
    ["2025", 0],
    ["2026", 2],
  ])
  expect(periodsOf([])).toEqual([])
})
