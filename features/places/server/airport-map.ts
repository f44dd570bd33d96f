import { drawChartMap } from "#illustrations/chart-map/draw-chart-map.ts"
import type { Db } from "#platform/server/db.ts"
import { type Airport, airportTitle } from "../airport.ts"
import { listAirports } from "./airports-queries.ts"
import { listLargeTowns } from "./towns-queries.ts"

/** Smaller towns would crowd a map of this size. */
const NAMED_TOWNS_POPULATION = 50_000

/** Where an airport lies, on an aviation chart, as SVG text. */
export async function drawAirportMap(db: Db, airport: Airport): Promise<string> {
  const [aerodromes, towns] = await Promise.all([
    listAirports(db),
    listLargeTowns(db, NAMED_TOWNS_POPULATION),
  ])
  return drawChartMap({
    width: 720,
    height: 460,
    alt: `Karte: ${airportTitle(airport)} bei ${airport.town}`,
    points: [
      {
        lat: airport.lat,
        lng: airport.lng,
        label: airport.name,
        code: airport.code,
        kind: "departure",
      },
    ],
    aerodromes,
    towns,
  })
}
