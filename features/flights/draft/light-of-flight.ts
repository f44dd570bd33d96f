import type { GeoPoint } from "#features/places/geo.ts"
import { isoDay, isRealDay } from "#platform/days.ts"
import { sunTimes } from "#platform/sun.ts"
import type { AnswersOf } from "./answers.ts"
import { type FlightTimes, timesOf } from "./offer.ts"
import { parseDate } from "./parse-date.ts"

/** The day of the flight, the first of a series or of a window; empty while there is none. */
export function firstDayOf({
  schedule,
  day,
  windowFrom,
  seriesFrom,
}: Pick<AnswersOf<"datum">, "schedule" | "day" | "windowFrom" | "seriesFrom">): string {
  if (schedule === "fixed") return day
  return schedule === "series" ? seriesFrom : windowFrom
}

/** When the flight starts and lands, the first of a series; undefined as long as that is open. */
export function firstTimesOf(
  date: AnswersOf<"datum">,
  flight: {
    kind: AnswersOf<"typ">["kind"]
    stayMinutes: number | null
    flightMinutes: number | null
    timeZone: string
    now: Date
  },
): FlightTimes | undefined {
  const read = parseDate(date, flight).value
  if (!read || flight.kind === "" || flight.flightMinutes === null) return undefined
  const { kind, stayMinutes, flightMinutes } = flight
  return timesOf(read, { kind, stayMinutes }, flightMinutes)[0]
}

export interface Daylight {
  dawn: Date
  sunrise: Date
  sunset: Date
  dusk: Date
}

/** The light of a day at a place; undefined where there is no such day, or no night. */
export function daylightOf(day: string, place: GeoPoint): Daylight | undefined {
  if (!isRealDay(day)) return undefined
  const { dawn, sunrise, sunset, dusk } = sunTimes(day, place)
  return dawn && sunrise && sunset && dusk ? { dawn, sunrise, sunset, dusk } : undefined
}

export type Light = "day" | "twilight" | "night"

/** How light it is at a moment: twilight still counts as day, night is a flight of its own kind. */
export function lightAt(at: Date, place: GeoPoint & { timeZone: string }): Light {
  const light = daylightOf(isoDay(at, place.timeZone), place)
  if (!light || (at >= light.sunrise && at <= light.sunset)) return "day"
  return at < light.dawn || at > light.dusk ? "night" : "twilight"
}
