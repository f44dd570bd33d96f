import { expect, test } from "vitest"
import { addDays, instantAt, isoDay, isRealDay, startOfDay } from "./days.ts"
import {
  formatDay,
  formatDuration,
  formatInstant,
  formatLongDay,
  formatShortDay,
  formatZonedTime,
} from "./time.ts"

const BERLIN = "Europe/Berlin"
const saturday = new Date("2026-12-05T10:00:00Z")

test("dates read as Germans write them", () => {
  expect(formatDay(saturday, BERLIN)).toBe("Sa., 5. Dezember 2026")
  expect(formatLongDay(saturday, BERLIN)).toBe("Samstag, 5. Dezember 2026")
  expect(formatShortDay(saturday, BERLIN)).toBe("Sa., 5. Dez.")
  expect(formatZonedTime(saturday, BERLIN)).toBe("11:00 MEZ")
  expect(formatInstant(saturday, BERLIN)).toBe("Sa., 5. Dezember 2026, 11:00 Uhr")
})

test.each([
  [45, "45 min"],
  [60, "1 h"],
  [100, "1 h 40"],
  [125, "2 h 05"],
])("%i minutes read %s", (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text)
})

test.each(["2026-02-31", "2027-02-29", "2026-13-01", "morgen", "", "2026-1-1"])(
  "%s is no day",
  (text) => {
    expect(isRealDay(text)).toBe(false)
  },
)

test("a day belongs to its zone", () => {
  expect(isoDay(new Date("2026-12-05T23:30:00Z"), BERLIN)).toBe("2026-12-06")
  expect(startOfDay("2026-07-01", BERLIN)).toEqual(new Date("2026-06-30T22:00:00Z"))
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29")
})

test("the hour that summer time skips does not exist, the one after it does", () => {
  expect(instantAt("2027-03-28", "02:30", BERLIN)).toBeUndefined()
  expect(instantAt("2027-03-28", "03:30", BERLIN)).toEqual(new Date("2027-03-28T01:30:00Z"))
})
