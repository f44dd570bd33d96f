import { getPosition } from "suncalc"

export const timesOfDay = ["dawn", "day", "low-sun", "dusk", "night", "overcast"] as const
export type TimeOfDay = (typeof timesOfDay)[number]

export function isTimeOfDay(value: string): value is TimeOfDay {
  return timesOfDay.some((time) => time === value)
}

/** The sun's height in degrees, measured as it appears over a flat horizon. */
const SUN = {
  /** The end of civil twilight, where night begins in aviation. */
  twilightEnds: -6,
  /** Half of the disc is still seen. */
  onHorizon: 0,
  /** Below it the light is warm and the shadows are long. */
  low: 10,
} as const

/**
 * The light at an instant and a place. The morning is one soft dawn, the evening has two faces:
 * low sun before sunset and dusk after it. Fog is weather, not astronomy: never chosen here.
 */
export function timeOfDayAt(at: { instant: Date; lat: number; lng: number }): TimeOfDay {
  const height = sunHeight(at.instant, at)
  if (height < SUN.twilightEnds) return "night"
  if (height >= SUN.low) return "day"
  const later = new Date(at.instant)
  later.setUTCMinutes(later.getUTCMinutes() + 10)
  if (sunHeight(later, at) > height) return "dawn"
  return height < SUN.onHorizon ? "dusk" : "low-sun"
}

function sunHeight(instant: Date, { lat, lng }: { lat: number; lng: number }): number {
  return getPosition(instant, lat, lng).altitude
}
