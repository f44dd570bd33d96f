import { expect, test } from "vitest"
import { isDarkSky } from "../home-sky.ts"
import { skyOverGermany } from "./sky-over-germany.ts"

const skies = [
  // the instant in Germany, written in UTC
  ["2026-06-21T01:00:00Z", "night", "summer"],
  ["2026-06-21T03:30:00Z", "dawn", "summer"],
  ["2026-06-21T11:00:00Z", "day", "summer"],
  ["2026-06-21T19:00:00Z", "low-sun", "summer"],
  ["2026-06-21T19:50:00Z", "dusk", "summer"],
  ["2026-06-21T21:00:00Z", "night", "summer"],
  ["2026-12-21T06:00:00Z", "night", "winter"],
  ["2026-12-21T07:30:00Z", "dawn", "winter"],
  ["2026-12-21T11:00:00Z", "day", "winter"],
  ["2026-12-21T14:30:00Z", "low-sun", "winter"],
  ["2026-12-21T15:30:00Z", "dusk", "winter"],
  ["2026-12-21T16:30:00Z", "night", "winter"],
  ["2026-03-29T11:00:00Z", "day", "spring"],
  ["2026-10-25T11:00:00Z", "day", "autumn"],
] as const

test.each(skies)("at %s it is %s in %s", (instant, time, season) => {
  expect(skyOverGermany(new Date(instant))).toMatchObject({ time, season })
})

test("the sun moves from left to right and stays right of the middle all day", () => {
  const across = [4, 7, 10, 13, 16, 19].map(
    (hour) => skyOverGermany(new Date(Date.UTC(2026, 5, 21, hour))).lightAt ?? 0,
  )
  expect(across).toEqual(across.toSorted((a, b) => a - b))
  expect(new Set(across).size).toBeGreaterThan(4)
  expect(Math.min(...across)).toBeGreaterThanOrEqual(58)
  expect(Math.max(...across)).toBeLessThanOrEqual(93)
})

test("text is white from the end of the day to the first light", () => {
  const dark = Array.from({ length: 24 }, (_, hour) =>
    isDarkSky(skyOverGermany(new Date(Date.UTC(2026, 8, 22, hour)))),
  )
  // equinox: the sun sets at 17:15 UTC and it dawns at 4:30 UTC
  expect(dark.map((isDark, hour) => (isDark ? hour : -1)).filter((hour) => hour >= 0)).toEqual([
    0, 1, 2, 3, 4, 18, 19, 20, 21, 22, 23,
  ])
})
