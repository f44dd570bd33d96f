import { getPosition } from "suncalc"
import { palettes } from "#illustrations/scene/palette.ts"
import { seasonAt } from "#illustrations/scene/season.ts"
import { timeOfDayAt } from "#illustrations/scene/time-of-day.ts"
import type { HomeSky } from "../home-sky.ts"

/** The middle of Germany by the outline of the country: Niederdorla in Thuringia. */
export const MIDDLE_OF_GERMANY = { lat: 51.1636, lng: 10.4478 }

/** The picture looks south, so the sun goes from left to right; at noon it passes the aircraft. */
const BEFORE_NOON = { from: 58, to: 63 }
const AFTER_NOON = { from: 84, to: 93 }
const SOUTH = 180
/** From the earliest summer sunrise to south, in degrees. */
const HALF_DAY = 132

/**
 * What the sky over Germany is like at an instant, by the sun's real place. It belongs to the
 * minute: pages that show it are never stored (`no-store` is what the edge says of every page).
 */
export function skyOverGermany(instant: Date): HomeSky {
  const { lat, lng } = MIDDLE_OF_GERMANY
  const time = timeOfDayAt({ instant, lat, lng })
  const { azimuth } = getPosition(instant, lat, lng)
  const [top, upper, lower, horizon] = palettes[time].sky
  return {
    time,
    season: seasonAt(instant),
    lightAt: time === "night" ? undefined : sunAcross(azimuth),
    backdrop: `linear-gradient(${top}, ${upper} 25%, ${lower} 48%, ${horizon} 62%)`,
  }
}

function sunAcross(azimuth: number): number {
  const { from, to } = azimuth < SOUTH ? BEFORE_NOON : AFTER_NOON
  const share = (azimuth < SOUTH ? azimuth - SOUTH + HALF_DAY : azimuth - SOUTH) / HALF_DAY
  return Math.round(from + (to - from) * Math.min(1, Math.max(0, share)))
}
