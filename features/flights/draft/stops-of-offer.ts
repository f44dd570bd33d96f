import type { DraftAirport } from "./facts.ts"
import { minutesToDestination, type Offer } from "./offer.ts"

interface OfferedStop {
  airportId: number | null
  name: string
  lat: number
  lng: number
  /** After the start. */
  minute: number
  note: string
}

/** The way with the minute at each place, as far as nobody has flown it; of an outing the way back, too. */
export function stopsOfOffer({ route, way, kind, costs }: Offer): OfferedStop[] {
  const minutes = minutesToDestination(kind.kind, costs.flightMinutes)
  const total = way.legs.reduce((sum, leg) => sum + leg.distanceKm, 0)
  let flown = 0
  const between = route.stops.map(({ airportId, name, lat, lng }, index): OfferedStop => {
    flown += way.legs[index]?.distanceKm ?? 0
    return { airportId, name, lat, lng, minute: Math.round((flown / total) * minutes), note: "" }
  })
  const isRound = kind.kind === "round_trip"
  const there = [
    at(route.departure, 0, ""),
    ...between,
    at(route.destination, minutes, isRound ? "Landung am Ausgangspunkt" : ""),
  ]
  if (kind.kind !== "excursion") return there
  const back = minutes + (kind.stayMinutes ?? 0)
  return [
    ...there,
    at(route.destination, back, "Start zum Rückflug"),
    at(route.departure, back + minutes, "Landung am Ausgangspunkt"),
  ]
}

function at({ id, name, lat, lng }: DraftAirport, minute: number, note: string): OfferedStop {
  return { airportId: id, name, lat, lng, minute, note }
}
