import { isoDay } from "#platform/days.ts"
import { sunTimes } from "#platform/sun.ts"
import { formatTime } from "#platform/time.ts"
import type { GeoPoint } from "./geo.ts"

/** Sunrise and sunset of a day at a place, in local time: „08:14–16:32“. */
export function daylight(at: Date, place: GeoPoint, zone: string): string {
  const { sunrise, sunset } = sunTimes(isoDay(at, zone), place)
  // only beyond the polar circles does a day go without
  if (!sunrise || !sunset) return "–"
  return `${formatTime(sunrise, zone)}–${formatTime(sunset, zone)}`
}
