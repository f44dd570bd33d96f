import { isRealDay } from "#platform/days.ts"
import { sunTimes } from "#platform/sun.ts"
import { formatTime } from "#platform/time.ts"
import { formatDay } from "#ui/calendar/date-text.ts"
import type { GeoPoint } from "./geo.ts"

/** „Sa., 12. Juni, Bonn: Sonnenuntergang um 21:45 Uhr“; nothing where the sun does not set. */
export function sunsetOn(
  day: string,
  place: GeoPoint & { name: string; timeZone: string },
): string | undefined {
  const { sunset } = isRealDay(day) ? sunTimes(day, place) : { sunset: null }
  if (!sunset) return undefined
  return `${formatDay(day)}, ${place.name}: Sonnenuntergang um ${formatTime(sunset, place.timeZone)} Uhr`
}
