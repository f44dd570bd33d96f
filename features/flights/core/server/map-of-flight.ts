import type { Airport } from "#features/places/airport.ts"
import { listAirports } from "#features/places/server/airports-queries.ts"
import { listLargeTowns } from "#features/places/server/towns-queries.ts"
import { type ChartMap, drawChartMap } from "#illustrations/chart-map/draw-chart-map.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightDetail, OfferDetail } from "./flights-queries.ts"

/** The map thins them out by itself where they are many. */
const NAMED_TOWNS_POPULATION = 20_000

/** About 100 KB each. */
const MAX_KEPT = 200

/** What was drawn with these aerodromes; when they are read anew, it is drawn anew. */
const kept = new WeakMap<readonly Airport[], Map<string, string>>()

/**
 * The flight's route on an aviation chart, as SVG text. Drawing it takes longer than the rest of its page, and
 * the same route gives the same text, so it is kept.
 */
export async function mapOfFlight(db: Db, detail: FlightDetail | OfferDetail): Promise<string> {
  const { departure, destination, flight } = detail
  const isRound = departure.id === destination.id
  const between = detail.stops.filter(
    (stop) => stop.airportId !== departure.id && stop.airportId !== destination.id,
  )
  const route: Omit<ChartMap, "aerodromes" | "towns"> = {
    width: 380,
    height: 540,
    alt: isRound
      ? `Karte: Rundflug ab ${departure.name}, ${flight.distanceKm} km`
      : `Karte: ${departure.name} nach ${destination.name}, ${flight.distanceKm} km`,
    points: [
      {
        lat: departure.lat,
        lng: departure.lng,
        label: departure.name,
        code: departure.code,
        kind: "departure",
      },
      ...between.map((stop) => ({
        lat: stop.lat,
        lng: stop.lng,
        label: stop.name,
        kind: "waypoint" as const,
      })),
      ...(isRound
        ? []
        : [
            {
              lat: destination.lat,
              lng: destination.lng,
              label: destination.name,
              code: destination.code,
              kind: "arrival" as const,
            },
          ]),
    ],
    roundTrip: isRound,
  }
  const aerodromes = await listAirports(db)
  const drawn = kept.get(aerodromes) ?? new Map<string, string>()
  kept.set(aerodromes, drawn)
  const key = JSON.stringify(route)
  const known = drawn.get(key)
  if (known !== undefined) return known
  const towns = await listLargeTowns(db, NAMED_TOWNS_POPULATION)
  const map = drawChartMap({ ...route, aerodromes, towns })
  if (drawn.size >= MAX_KEPT) drawn.delete(drawn.keys().next().value ?? "")
  drawn.set(key, map)
  return map
}
