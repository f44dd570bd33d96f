import { planRoute } from "#features/flights/draft/route-plan.ts"
import type { AirportRow } from "../factories/make-airport.ts"
import type { PlaneRow } from "../factories/make-plane.ts"
import type { StopDraft } from "../factories/write-flights.ts"
import type { Route } from "../routes/route.ts"

/** No flight of the demo world is shorter. */
const MIN_FLIGHT_MINUTES = 20

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
  const points = [from, ...route.via.map(([name, lat, lng]) => ({ name, lat, lng })), to]
  const { legs, ...plan } = planRoute(points, {
    kind: route.kind,
    cruiseKnots: plane.cruiseKnots,
    linger: route.linger ?? 0,
  })
  const minutes = Math.max(MIN_FLIGHT_MINUTES, plan.minutes ?? 0)
  const distance = legs.reduce((sum, leg) => sum + leg.distanceKm, 0)
  let flown = 0
  const between = route.via.map(([name, lat, lng, note], index): StopDraft => {
    flown += legs[index]?.distanceKm ?? 0
    return { name, lat, lng, note, minute: Math.round((flown / distance) * minutes) }
  })
  return {
    minutes,
    distanceKm: plan.distanceKm,
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
