import { expect, test } from "vitest"
import { type FlownFlight, monthsUntil, sumUpYear } from "./pilot-year.ts"

const NOW = new Date("2026-02-10T12:00Z")

function flight(departsAt: string, guests: number): FlownFlight {
  return {
    departsAt: new Date(departsAt),
    durationMinutes: 90,
    seatsOffered: 3,
    guests,
    sharedCents: guests * 6250,
  }
}

test("a year is the twelve months that end with this one", () => {
  expect(monthsUntil(NOW).at(0)).toBe("2025-03")
  expect(monthsUntil(NOW).at(-2)).toBe("2026-01")
  expect(monthsUntil(NOW).at(-1)).toBe("2026-02")
  expect(monthsUntil(NOW)).toHaveLength(12)
})

test("a month begins when it begins in Germany", () => {
  expect(monthsUntil(new Date("2026-01-31T23:30Z")).at(-1)).toBe("2026-02")
})

test("flights with guests and flights alone are summed up apart", () => {
  const year = sumUpYear(
    [
      flight("2026-01-03T10:00Z", 2),
      flight("2026-01-04T10:00Z", 0),
      flight("2026-02-01T10:00Z", 1),
    ],
    NOW,
  )
  expect(year.months.at(-2)).toEqual({ month: "2026-01", withGuestsMinutes: 90, aloneMinutes: 90 })
  expect(year.months.at(-1)).toEqual({ month: "2026-02", withGuestsMinutes: 90, aloneMinutes: 0 })
  expect(year).toMatchObject({ minutes: 270, guests: 3, sharedCents: 18_750 })
})

test("earlier months are left out", () => {
  const year = sumUpYear([flight("2025-02-27T10:00Z", 2)], NOW)
  expect(year).toMatchObject({ minutes: 0, guests: 0, sharedCents: 0 })
})
