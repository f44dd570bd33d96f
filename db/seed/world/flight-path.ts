import { distanceKm, type GeoPoint } from "#features/places/geo.ts"
import type { AirportRow } from "../factories/make-airport.ts"
import type { PlaneRow } from "../factories/make-plane.ts"
import type { StopDraft } from "../factories/write-flights.ts"
import type { Route } from "../routes/route.ts"

const KM_PER_NAUTICAL_MILE = 1.852
/** Climb, wind and bends cost a little of what the handbook promises. */
const OVER_GROUND = 0.97
/** Taxiing, take-off and the pattern. */
const AROUND_THE_FIELD = 6
/** A circle over each point of a sightseeing flight. */
const CIRCLE = 3

export interface FlightPath {
  /** Block time of the way out, or of the whole round. */
  minutes: number
  distanceKm: number
  stops: StopDraft[]
}

/** The way from field to field along the route's points, with the minute at each. */
export function planPath(
  route: Route,
  from: AirportRow,
  to: AirportRow,
  plane: Pick<PlaneRow, "cruiseKnots">,
): FlightPath {
  const points: GeoPoint[] = [from, ...route.via.map(([, lat, lng]) => ({ lat, lng })), to]
  const legs = points.slice(1).map((point, index) => distanceKm(points[index] as GeoPoint, point))
  const distance = legs.reduce((sum, leg) => sum + leg, 0)
  const circles = route.kind === "round_trip" ? route.via.length * CIRCLE : 0
  const inTheAir = (distance / (plane.cruiseKnots * KM_PER_NAUTICAL_MILE * OVER_GROUND)) * 60
  const exact = inTheAir + circles + AROUND_THE_FIELD + (route.linger ?? 0)
  const minutes = Math.max(20, Math.ceil(exact / 5) * 5)
  let flown = 0
  const between = route.via.map(([name, lat, lng, note], index): StopDraft => {
    flown += legs[index] ?? 0
    return { name, lat, lng, note, minute: Math.round((flown / distance) * minutes) }
  })
  return {
    minutes,
    distanceKm: Math.max(1, Math.round(distance)),
    stops: [
      stopAt(from, 0, ""),
      ...between,
      stopAt(to, minutes, route.kind === "round_trip" ? "Landung am Ausgangspunkt" : ""),
    ],
  }
}

export function stopAt(airport: AirportRow, minute: number, note: string): StopDraft {
  const { id, name, lat, lng } = airport
  return { airportId: id, name, lat, lng, minute, note }
}
