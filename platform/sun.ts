import { getTimes } from "suncalc"
import { isoDay } from "#platform/days.ts"

/** A place on the ground; degrees, and the zone in which its days begin. */
interface SunPlace {
  lat: number
  lng: number
  timeZone: string
}

/** The sun's times on one day; null where the sun does not cross that height that day. */
export interface SunTimes {
  /** Civil twilight begins: the middle of the sun is 6 degrees below the horizon. */
  dawn: Date | null
  sunrise: Date | null
  sunset: Date | null
  /** Civil twilight ends: from here on it is night (SERA, Article 2 no. 97; FCL.010). */
  dusk: Date | null
}

/** The sun over a place on an ISO day. */
export function sunTimes(day: string, place: Pick<SunPlace, "lat" | "lng">): SunTimes {
  const { dawn, sunrise, sunset, dusk } = getTimes(
    new Date(`${day}T12:00:00Z`),
    place.lat,
    place.lng,
  )
  return { dawn, sunrise, sunset, dusk }
}

/** Whether it is night in the sense of aviation: after evening civil twilight, before the morning's. */
export function isNightAt(instant: Date, place: SunPlace): boolean {
  const { dawn, dusk } = sunTimes(isoDay(instant, place.timeZone), place)
  return (dusk !== null && instant > dusk) || (dawn !== null && instant < dawn)
}
