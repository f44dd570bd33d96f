import { and, between, desc, getTableColumns, gte, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { boxAround, type GeoPoint } from "../geo.ts"
import type { Town } from "../town.ts"
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

/** Towns that a small-scale map names, the largest first. */
export function listLargeTowns(db: Db, minPopulation: number): Promise<Town[]> {
  return db
    .select(getTableColumns(townsTable))
    .from(townsTable)
    .where(gte(townsTable.population, minPopulation))
    .orderBy(desc(townsTable.population))
}
