import type { FlightKind } from "#features/flights/core/flight.ts"
import { bearingDegrees, distanceKm, type GeoPoint } from "#features/places/geo.ts"

/*
 * How long a way takes. An estimate for planning: without wind, with what the handbook's cruise
 * speed loses in climbs and bends.
 */

const KM_PER_NAUTICAL_MILE = 1.852
/** Climb, wind and bends cost a little of what the handbook promises. */
const OVER_GROUND = 0.97
/** Taxiing, take-off and the pattern, in minutes. */
const AROUND_THE_FIELD = 6
/** A circle over each point of a sightseeing flight, in minutes. */
const CIRCLE = 3

export interface RoutePoint extends GeoPoint {
  name: string
}

interface RouteLeg {
  from: string
  to: string
  distanceKm: number
  /** True course in whole degrees, 0 is north. */
  course: number
  /** In the air; null while no speed is known. */
  minutes: number | null
}

export interface RoutePlan {
  legs: RouteLeg[]
  /** Of the way out, or of the whole round. */
  distanceKm: number
  /** Block time of the way out, or of the whole round, in steps of five; null while no speed is known. */
  minutes: number | null
}

interface PlannedWay {
  kind: FlightKind
  cruiseKnots: number | null
  /** Minutes of circling on top of the way itself. */
  linger?: number
}

/** The way along all points, the first and the last included. */
export function planRoute(
  points: readonly RoutePoint[],
  { kind, cruiseKnots, linger = 0 }: PlannedWay,
): RoutePlan {
  const kmPerMinute = cruiseKnots && (cruiseKnots * KM_PER_NAUTICAL_MILE * OVER_GROUND) / 60
  const legs = points.slice(1).map((to, index): RouteLeg => {
    const from = points[index] as RoutePoint
    const km = distanceKm(from, to)
    return {
      from: from.name,
      to: to.name,
      distanceKm: km,
      course: Math.round(bearingDegrees(from, to)) % 360,
      minutes: kmPerMinute ? km / kmPerMinute : null,
    }
  })
  const km = legs.reduce((sum, leg) => sum + leg.distanceKm, 0)
  const circles = kind === "round_trip" ? Math.max(0, points.length - 2) * CIRCLE : 0
  const exact = kmPerMinute && km / kmPerMinute + circles + AROUND_THE_FIELD + linger
  return {
    legs,
    distanceKm: Math.max(1, Math.round(km)),
    minutes: exact ? Math.max(10, Math.ceil(exact / 5) * 5) : null,
  }
}
