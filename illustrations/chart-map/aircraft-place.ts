import type { Spot } from "./view.ts"

export interface AircraftPlace extends Spot {
  radius: number
  /** Degrees clockwise from straight up. */
  heading: number
}

const MAX_RADIUS = 26
const MIN_RADIUS = 11

/** A shorter course has a smaller aircraft, so that it stays visible itself. */
const SHARE_OF_COURSE = 0.07
const SMALL_RADIUS = 14

/** How far along the course the aircraft may be, best first. */
const SHARES = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.25, 0.75]

/** Where the aircraft flies: about half-way, with its disc clear of every stop. */
export function placeAircraft(
  track: readonly Spot[],
  stops: readonly Spot[],
  stopReach: number,
): AircraftPlace | undefined {
  const legs = legsOf(track)
  const length = legs.reduce((sum, leg) => sum + leg.length, 0)
  if (length === 0) return undefined
  const largest = Math.min(MAX_RADIUS, Math.max(SMALL_RADIUS, length * SHARE_OF_COURSE))
  const places = SHARES.map((share) => {
    const place = alongLegs(legs, share * length)
    const room = Math.min(
      ...stops.map((stop) => Math.hypot(stop.x - place.x, stop.y - place.y) - stopReach),
    )
    return { ...place, radius: Math.min(room, largest) }
  })
  const best = places.reduce((one, other) => (other.radius > one.radius + 1 ? other : one))
  return best.radius >= MIN_RADIUS ? best : undefined
}

interface Leg {
  from: Spot
  to: Spot
  length: number
}

function legsOf(track: readonly Spot[]): Leg[] {
  return track.slice(1).map((to, index) => {
    const from = track[index] ?? to
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }
  })
}

function alongLegs(legs: readonly Leg[], distance: number): Spot & { heading: number } {
  let left = distance
  for (const { from, to, length } of legs) {
    if (left <= length && length > 0) {
      const share = left / length
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        heading: (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI,
      }
    }
    left -= length
  }
  return { ...(legs[0]?.from ?? { x: 0, y: 0 }), heading: 0 }
}
