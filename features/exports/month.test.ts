import { expect, test } from "vitest"
import { boundsOf, formatMonth, isMonth, monthOf, shiftMonth } from "./month.ts"

test("a month begins and ends at midnight in Germany, also over the change of the clock", () => {
  expect(boundsOf("2026-03")).toEqual({
    from: new Date("2026-03-01T00:00+01:00"),
    to: new Date("2026-04-01T00:00+02:00"),
  })
  expect(monthOf(new Date("2026-10-31T22:59Z"))).toBe("2026-10")
  expect(monthOf(new Date("2026-10-31T23:00Z"))).toBe("2026-11")
})

test("months follow each other over the year", () => {
  expect([shiftMonth("2026-12", 1), shiftMonth("2026-01", -1)]).toEqual(["2027-01", "2025-12"])
  expect(formatMonth("2026-03")).toBe("März 2026")
})

test("only a real month is one", () => {
  expect(["2026-00", "2026-13", "2026-1", "1999-01", "", null].map(isMonth)).toEqual(
    Array(6).fill(false),
  )
})
