import { listAirports } from "#features/places/server/airports-queries.ts"
import { listLargeTowns } from "#features/places/server/towns-queries.ts"
import { drawChartMap } from "#illustrations/chart-map/draw-chart-map.ts"
import type { Db } from "#platform/server/db.ts"
import type { CardMap } from "../story-card.ts"
import { routesOfMap } from "./routes-of-map.ts"

/** The map thins them out by itself where they are many. */
const NAMED_TOWNS_POPULATION = 50_000

/** The fields of a year and the ways between them on an aviation chart, as SVG text. */
export async function drawYearMap(db: Db, map: CardMap): Promise<string> {
  const { fields } = map
  const [aerodromes, towns] = await Promise.all([
    listAirports(db),
    listLargeTowns(db, NAMED_TOWNS_POPULATION),
  ])
  return drawChartMap({
    width: 560,
    height: 520,
    alt: `Karte: ${fields.map(({ name }) => name).join(", ")}`,
    points: [],
    fields: fields.map((field) => ({ ...field, label: field.name, kind: "departure" })),
    routes: routesOfMap(map),
    aerodromes,
    towns,
    idPrefix: "jahr",
  })
}
