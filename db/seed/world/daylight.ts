import { fromDate } from "@internationalized/date"
import { sunTimes } from "#platform/sun.ts"
import type { AirportRow } from "../factories/make-airport.ts"
import type { Light } from "../routes/route.ts"

/** Minutes after local midnight. */
export interface Daylight {
  sunrise: number
  sunset: number
  /** End of civil twilight: from here on it is night. */
  dusk: number
}

export function daylightAt(
  day: string,
  place: Pick<AirportRow, "lat" | "lng" | "timeZone">,
): Daylight {
  const times = sunTimes(day, place)
  const local = (instant: Date | null) => {
    if (!instant) throw new Error(`the sun does not rise and set at ${place.lat} on ${day}`)
    const zoned = fromDate(instant, place.timeZone)
    return zoned.hour * 60 + zoned.minute
  }
  return { sunrise: local(times.sunrise), sunset: local(times.sunset), dusk: local(times.dusk) }
}

const OPENS = 9 * 60
const CLOSES = 19 * 60
const LAST_EVENING_LANDING = 20 * 60 + 30
const LAST_NIGHT_LANDING = 22 * 60

const roundDown = (minute: number, step: number) => Math.floor(minute / step) * step
const roundUp = (minute: number, step: number) => Math.ceil(minute / step) * step

/** From when to when a flight of this light may start; undefined where the day is too short. */
export function startWindow(
  light: Light,
  minutes: number,
  daylight: Daylight,
): { from: number; to: number } | undefined {
  const dawn = roundUp(Math.max(OPENS, daylight.sunrise + 15), 15)
  const until = (landing: number, earliest: number) => {
    const to = roundDown(landing - minutes, 5)
    return to < earliest ? undefined : { from: earliest, to }
  }
  if (light === "night") {
    const window = until(LAST_NIGHT_LANDING, roundUp(daylight.dusk + 20, 15))
    return window && { from: window.from, to: Math.min(window.to, window.from + 75) }
  }
  if (light === "blue-hour") {
    const window = until(Math.min(daylight.dusk, LAST_NIGHT_LANDING), dawn)
    return window && { from: window.to, to: window.to }
  }
  if (light === "low-sun") {
    const window = until(Math.min(daylight.sunset - 5, LAST_EVENING_LANDING), dawn)
    return window && { from: Math.max(window.from, window.to - 15), to: window.to }
  }
  const window = until(Math.min(CLOSES, daylight.sunset - 10), dawn)
  return window && light === "morning"
    ? { from: window.from, to: Math.min(window.to, window.from + 75) }
    : window
}
