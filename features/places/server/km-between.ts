import { type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { EARTH_RADIUS_KM } from "../geo.ts"

/** A point as the database knows it: columns, or degrees. */
interface PointInSql {
  lat: number | SQLWrapper
  lng: number | SQLWrapper
}

/** Great-circle distance in km: the formula of `distanceKm` in `geo.ts`. */
export function kmBetween(from: PointInSql, to: PointInSql): SQL<number> {
  const [one, other] = [degreesOf(from), degreesOf(to)]
  return sql<number>`${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    sin(radians(${other.lat} - ${one.lat}) / 2) ^ 2
    + cos(radians(${one.lat})) * cos(radians(${other.lat}))
      * sin(radians(${other.lng} - ${one.lng}) / 2) ^ 2)))`
}

function degreesOf({ lat, lng }: PointInSql) {
  const inSql = (degrees: number | SQLWrapper) =>
    typeof degrees === "number" ? sql`${degrees}::float8` : degrees
  return { lat: inSql(lat), lng: inSql(lng) }
}
