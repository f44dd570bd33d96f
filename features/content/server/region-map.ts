import { boxAround, type GeoPoint } from "#features/places/geo.ts"
import type { Region } from "#features/places/regions.ts"
import { listAirports, listAirportsOfRegion } from "#features/places/server/airports-queries.ts"
import { listLargeTowns } from "#features/places/server/towns-queries.ts"
import { drawChartMap } from "#illustrations/chart-map/draw-chart-map.ts"
import type { Db } from "#platform/server/db.ts"

/** Smaller towns would crowd a map of this size. */
const NAMED_TOWNS_POPULATION = 20_000

/**
 * A whole region on an aviation chart, as SVG text: its middle, all its airfields, and those with
 * these codes by their names.
 */
export async function drawRegionMap(
  db: Db,
  region: Region,
  codes: ReadonlySet<string>,
): Promise<string> {
  const [airports, aerodromes, towns] = await Promise.all([
    listAirportsOfRegion(db, region),
    listAirports(db),
    listLargeTowns(db, NAMED_TOWNS_POPULATION),
  ])
  const flownFrom = airports.filter(({ code }) => codes.has(code))
  return drawChartMap({
    width: 440,
    height: 440,
    alt: `Karte: ${region.name}, geflogen wird ab ${flownFrom.map(({ name }) => name).join(", ")}`,
    points: [],
    fields: flownFrom.map(({ lat, lng, name, code }) => ({
      lat,
      lng,
      label: name,
      code,
      kind: "departure",
    })),
    holds: [...airports, ...extentOf(region)],
    aerodromes,
    towns,
  })
}

/** Of a circle its ends in the north, south, west and east. */
function extentOf({ area, center }: Region): GeoPoint[] {
  if (!("radiusKm" in area)) return [center]
  const { north, south, west, east } = boxAround(center, area.radiusKm)
  const { lat, lng } = center
  return [
    { lat: north, lng },
    { lat: south, lng },
    { lat, lng: west },
    { lat, lng: east },
  ]
}
