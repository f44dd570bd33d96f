import { expect, test } from "vitest"
import { skiesOverGermany } from "./sky-over-germany.ts"

const skies = [
  // the instant in Germany, written in UTC; now, in the light theme, in the dark one
  ["2026-06-21T01:00:00Z", "night", "dawn", "night", "summer"],
  ["2026-06-21T03:30:00Z", "dawn", "dawn", "dusk", "summer"],
  ["2026-06-21T11:00:00Z", "day", "day", "dusk", "summer"],
  ["2026-06-21T19:00:00Z", "low-sun", "low-sun", "dusk", "summer"],
  ["2026-06-21T19:50:00Z", "dusk", "low-sun", "dusk", "summer"],
  ["2026-06-21T21:00:00Z", "night", "low-sun", "night", "summer"],
  ["2026-12-21T06:00:00Z", "night", "dawn", "night", "winter"],
  ["2026-12-21T07:30:00Z", "dawn", "dawn", "dusk", "winter"],
  ["2026-12-21T11:00:00Z", "day", "day", "dusk", "winter"],
  ["2026-12-21T14:30:00Z", "low-sun", "low-sun", "dusk", "winter"],
  ["2026-12-21T15:30:00Z", "dusk", "low-sun", "dusk", "winter"],
  ["2026-12-21T16:30:00Z", "night", "low-sun", "night", "winter"],
  ["2026-03-29T11:00:00Z", "day", "day", "dusk", "spring"],
  ["2026-10-25T11:00:00Z", "day", "day", "dusk", "autumn"],
] as const

test.each(skies)(
  "at %s it is %s, shown as %s or %s, in %s",
  (instant, now, light, dark, season) => {
    expect(skiesOverGermany(new Date(instant))).toMatchObject({
      now,
      light: { time: light, season },
      dark: { time: dark, season },
    })
  },
)

const EVERY_HOUR = [0, 3, 6, 9].flatMap((month) =>
  Array.from({ length: 24 }, (_, hour) =>
    skiesOverGermany(new Date(Date.UTC(2026, month, 21, hour))),
  ),
)

test("the light theme never shows dusk, night or an overcast sky, the dark one nothing else", () => {
  expect(new Set(EVERY_HOUR.map(({ light }) => light.time))).toEqual(
    new Set(["dawn", "day", "low-sun"]),
  )
  expect(new Set(EVERY_HOUR.map(({ dark }) => dark.time))).toEqual(new Set(["dusk", "night"]))
})

test("the sun moves from left to right and stays right of the middle all day", () => {
  const across = [4, 7, 10, 13, 16, 19].map(
    (hour) => skiesOverGermany(new Date(Date.UTC(2026, 5, 21, hour))).light.lightAt ?? 0,
  )
  expect(across).toEqual(across.toSorted((a, b) => a - b))
  expect(new Set(across).size).toBeGreaterThan(4)
  expect(Math.min(...across)).toBeGreaterThanOrEqual(58)
  expect(Math.max(...across)).toBeLessThanOrEqual(93)
})
