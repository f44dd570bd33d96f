import { listAirports } from "#features/places/server/airports-queries.ts"
import { listLargeTowns } from "#features/places/server/towns-queries.ts"
import { drawChartMap } from "#illustrations/chart-map/draw-chart-map.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightDetail, OfferDetail } from "./flights-queries.ts"

/** The map thins them out by itself where they are many. */
const NAMED_TOWNS_POPULATION = 20_000

/** The flight's route on an aviation chart, as SVG text. */
export async function mapOfFlight(db: Db, detail: FlightDetail | OfferDetail): Promise<string> {
  const { departure, destination, flight } = detail
  const isRound = departure.id === destination.id
  const [aerodromes, towns] = await Promise.all([
    listAirports(db),
    listLargeTowns(db, NAMED_TOWNS_POPULATION),
  ])
  const between = detail.stops.filter(
    (stop) => stop.airportId !== departure.id && stop.airportId !== destination.id,
  )
  return drawChartMap({
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
    aerodromes,
    towns,
  })
}
