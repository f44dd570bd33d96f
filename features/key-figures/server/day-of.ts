import { type SQL, sql } from "drizzle-orm"
import { HOME_ZONE } from "#platform/time.ts"

/** The instants between which something is counted, the second one no more. */
export interface Bounds {
  from: Date
  before: Date
}

/** The day of an instant in Berlin. */
export function dayOf(instant: SQL): SQL {
  return sql`(${instant} at time zone ${HOME_ZONE})::date`
}

/** Where `flights f` starts, as `a`. */
export const WITH_AIRPORT: SQL = sql`join airports a on a.id = f.departure_airport_id`
