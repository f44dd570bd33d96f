import { expect, test } from "vitest"
import {
  daysBefore,
  daysOf,
  formatPeriod,
  isRunning,
  monthsOf,
  shiftMonth,
  trendOf,
} from "./period.ts"

const november = { from: "2026-11", to: "2026-11" }

test("a month that runs is compared with as many days of the month before", () => {
  expect(daysOf(november, "2026-11-12")).toEqual({ from: "2026-11-01", before: "2026-11-13" })
  expect(daysBefore(november, "2026-11-12")).toEqual({ from: "2026-10-01", before: "2026-10-13" })
})

test("the last days of a longer month have no others in a shorter one before it", () => {
  const march = { from: "2026-03", to: "2026-03" }
  expect(daysBefore(march, "2026-03-31")).toEqual({ from: "2026-02-01", before: "2026-03-01" })
})

test("months that are over are compared with as many whole months before", () => {
  const quarter = { from: "2026-01", to: "2026-03" }
  expect(daysOf(quarter, "2026-11-12")).toEqual({ from: "2026-01-01", before: "2026-04-01" })
  expect(daysBefore(quarter, "2026-11-12")).toEqual({ from: "2025-10-01", before: "2026-01-01" })
  expect(isRunning(quarter, "2026-11-12")).toBe(false)
})

test("a trend goes back twelve months, or as far as its period", () => {
  expect(trendOf(november)).toEqual({ from: "2025-12", to: "2026-11" })
  expect(trendOf({ from: "2025-01", to: "2026-11" }).from).toBe("2025-01")
  expect(monthsOf({ from: "2025-12", to: "2026-02" })).toEqual(["2025-12", "2026-01", "2026-02"])
  expect(shiftMonth("2026-01", -13)).toBe("2024-12")
})

test("a period is called by its months, the year once where it is one", () => {
  expect(formatPeriod(november)).toBe("November 2026")
  expect(formatPeriod({ from: "2026-09", to: "2026-11" })).toBe("September bis November 2026")
  expect(formatPeriod({ from: "2025-12", to: "2026-11" })).toBe("Dezember 2025 bis November 2026")
})
