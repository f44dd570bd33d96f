import { getPosition } from "suncalc"
import { palettes } from "#illustrations/scene/palette.ts"
import { seasonAt } from "#illustrations/scene/season.ts"
import { type TimeOfDay, timeOfDayAt } from "#illustrations/scene/time-of-day.ts"
import type { HomeSkies, HomeSky } from "../home-sky.ts"

/** The middle of Germany by the outline of the country: Niederdorla in Thuringia. */
export const MIDDLE_OF_GERMANY = { lat: 51.1636, lng: 10.4478 }

/**
 * The picture looks south, so the sun goes from left to right; at noon it passes the aircraft. It ends where the
 * narrowest desktop still shows it whole.
 */
const BEFORE_NOON = { from: 61, to: 63 }
const AFTER_NOON = { from: 85, to: 88 }
const SOUTH = 180
/** From the earliest summer sunrise to south, in degrees. */
const HALF_DAY = 132

/** Text is dark on these: the light theme shows no other. */
const LIGHT_TIMES: readonly TimeOfDay[] = ["dawn", "day", "low-sun"]

/**
 * What the sky over Germany is like at an instant, by the sun's real place. The dark theme has dusk
 * and night, the light one the hours by which somebody would like to fly: while it is dark outside,
 * the last light of the evening, and from midnight on the first one of the morning. It belongs to
 * the minute: pages that show it are never stored (`no-store` is what the edge says of every page).
 */
export function skiesOverGermany(instant: Date): HomeSkies<HomeSky> {
  const { lat, lng } = MIDDLE_OF_GERMANY
  const now = timeOfDayAt({ instant, lat, lng })
  const { azimuth } = getPosition(instant, lat, lng)
  const season = seasonAt(instant)
  const isMorning = azimuth < SOUTH
  const sky = (time: TimeOfDay, lightAt: number): HomeSky => {
    const [top, upper, lower, horizon] = palettes[time].sky
    return {
      time,
      season,
      lightAt: time === "night" ? undefined : lightAt,
      backdrop: `linear-gradient(${top}, ${upper} 25%, ${lower} 48%, ${horizon} 62%)`,
    }
  }
  const isLight = LIGHT_TIMES.includes(now)
  const nearest = isMorning ? sky("dawn", BEFORE_NOON.from) : sky("low-sun", AFTER_NOON.from)
  return {
    now,
    light: isLight ? sky(now, sunAcross(azimuth)) : nearest,
    dark: isLight ? sky("dusk", AFTER_NOON.from) : sky(now, sunAcross(azimuth)),
  }
}

function sunAcross(azimuth: number): number {
  const { from, to } = azimuth < SOUTH ? BEFORE_NOON : AFTER_NOON
  const share = (azimuth < SOUTH ? azimuth - SOUTH + HALF_DAY : azimuth - SOUTH) / HALF_DAY
  return Math.round(from + (to - from) * Math.min(1, Math.max(0, share)))
}
