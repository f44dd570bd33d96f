import { type SQL, type SQLWrapper, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { DrawnFlight } from "./scene-of-flight.ts"

export type DrawnFacts = Pick<DrawnFlight, "route" | "plane">

/** Within another query: what the drawing of a flight shows beside its land. */
export function drawnFactsOf(flightId: SQLWrapper): SQL<DrawnFacts> {
  return sql`(select json_build_object(
    'plane', case when pl.id is not null then json_build_object('wing', pl.wing, 'gear', pl.gear,
      'seats', pl.seats, 'category', pl.category, 'livery', pl.livery) end,
    'route', coalesce((select json_agg(json_build_object('lat', st.lat, 'lng', st.lng))
      from flight_stops st where st.flight_id = fl.id), '[]'))
    from flights fl left join planes pl on pl.id = fl.plane_id where fl.id = ${flightId})`
}

export async function findDrawnFacts(db: Db, flightId: number): Promise<DrawnFacts> {
  const { rows } = await db.execute<{ drawn: DrawnFacts }>(
    sql`select ${drawnFactsOf(sql`${flightId}`)} as drawn`,
  )
  return rows[0]?.drawn ?? { plane: null, route: [] }
}
