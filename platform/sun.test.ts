import { expect, test } from "vitest"
import { minutes } from "./duration.ts"
import { isNightAt, sunTimes } from "./sun.ts"
import { formatTime, HOME_ZONE } from "./time.ts"

const COLOGNE = { lat: 50.9375, lng: 6.9603, timeZone: HOME_ZONE }

test.each([
  // the almanac's end of civil twilight in Köln
  ["2026-12-21", "17:07"],
  ["2026-06-21", "22:36"],
])("in Köln the night of %s begins at %s", (day, time) => {
  const { dusk } = sunTimes(day, COLOGNE)
  expect(dusk && formatTime(dusk, HOME_ZONE)).toBe(time)
})

test.each(["2026-12-21", "2026-06-21", "2028-02-29"])(
  "on %s it is night from dusk to dawn",
  (day) => {
    const { dawn, sunrise, sunset, dusk } = sunTimes(day, COLOGNE)
    const at = (instant: Date | null, minutesLater: number) =>
      isNightAt(new Date((instant?.getTime() ?? 0) + minutes(minutesLater)), COLOGNE)
    expect(at(dusk, 1)).toBe(true)
    expect(at(dusk, -1)).toBe(false)
    expect(at(sunset, 0)).toBe(false)
    expect(at(sunrise, 0)).toBe(false)
    expect(at(dawn, 1)).toBe(false)
    expect(at(dawn, -1)).toBe(true)
  },
)
