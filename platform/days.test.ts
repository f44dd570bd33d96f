import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, addMonths, ageOn } from "./days.ts"

test.each([
  ["2024-01-31", 1, "2024-02-29"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2024-02-29", 48, "2028-02-29"],
  ["2028-02-29", -24, "2026-02-28"],
  ["2026-12-05", -24, "2024-12-05"],
])("%s and %i months are %s", (day, months, then) => {
  expect(addMonths(day, months)).toBe(then)
})

test.each([
  ["1990-06-15", "2026-06-14", 35],
  ["1990-06-15", "2026-06-15", 36],
  ["1988-02-29", "2027-02-27", 38],
  ["1988-02-29", "2027-02-28", 39],
  ["1988-02-29", "2028-02-28", 39],
  ["1988-02-29", "2028-02-29", 40],
])("who is born on %s is on %s %i years old", (born, day, age) => {
  expect(ageOn(born, day)).toBe(age)
})

test("nobody gets younger, and everybody a year older within a year", () => {
  const someDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1930-01-01", days))
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 30_000 }), (born, days) => {
      const on = addDays(born, days)
      expect(ageOn(born, addDays(on, 1))).toBeGreaterThanOrEqual(ageOn(born, on))
      expect(ageOn(born, addMonths(on, 12)) - ageOn(born, on)).toBe(1)
    }),
  )
})
