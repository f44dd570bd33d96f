import { and, between, desc, getTableColumns, gte, lte, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { directionOf, type Nearby } from "../format-airport.ts"
import { bearingDegrees, boxAround, type GeoPoint } from "../geo.ts"
import type { Town } from "../town.ts"
import { kmBetween } from "./km-between.ts"
import { townsTable } from "./places-tables.ts"

/** No town so near: the point lies at sea or abroad. */
const FARTHEST_KM = 60

/** The town whose centre is nearest to the point, within 60 km. */
export async function findNearestTown(db: Db, point: GeoPoint): Promise<Town | undefined> {
  const box = boxAround(point, FARTHEST_KM)
  const shrink = Math.cos((point.lat * Math.PI) / 180)
  const [nearest] = await db
    .select(getTableColumns(townsTable))
    .from(townsTable)
    .where(
      and(
        between(townsTable.lat, box.south, box.north),
        between(townsTable.lng, box.west, box.east),
      ),
    )
    // flat geometry orders rightly over such distances
    .orderBy(
      sql`(${townsTable.lat} - ${point.lat}::float8) ^ 2
        + ((${townsTable.lng} - ${point.lng}::float8) * ${shrink}::float8) ^ 2`,
      townsTable.id,
    )
    .limit(1)
  return nearest
}

/** Larger towns within `radiusKm`, the nearest first, with where they lie from the point. */
export async function listTownsAround(
  db: Db,
  point: GeoPoint,
  { radiusKm, minPopulation, limit }: { radiusKm: number; minPopulation: number; limit: number },
): Promise<Nearby[]> {
  const box = boxAround(point, radiusKm)
  const distance = kmBetween(point, townsTable)
  const rows = await db
    .select({
      name: townsTable.name,
      lat: townsTable.lat,
      lng: townsTable.lng,
      distanceKm: distance,
    })
    .from(townsTable)
    .where(
      and(
        between(townsTable.lat, box.south, box.north),
        between(townsTable.lng, box.west, box.east),
        gte(townsTable.population, minPopulation),
        lte(distance, radiusKm),
      ),
    )
    .orderBy(distance, townsTable.id)
    .limit(limit)
  return rows.map(({ name, distanceKm, ...town }) => ({
    name,
    distanceKm,
    direction: directionOf(bearingDegrees(point, town)),
  }))
}

/** Towns that a small-scale map names, the largest first. */
export function listLargeTowns(db: Db, minPopulation: number): Promise<Town[]> {
  return db
    .select(getTableColumns(townsTable))
    .from(townsTable)
    .where(gte(townsTable.population, minPopulation))
    .orderBy(desc(townsTable.population))
}
