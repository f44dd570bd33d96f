import { and, eq, type SQL, sql } from "drizzle-orm"
import { flightsTable } from "./flights-tables.ts"

/** Whether a flight is paused, and was last paused for this reason. */
export function isPausedBecause(reason: string): SQL<boolean> {
  const lastReason = sql`(select e.reason from events e where e.entity = 'flight'
    and e.entity_id = ${flightsTable.id} and e.kind = 'flight.paused' order by e.id desc limit 1)`
  return and(eq(flightsTable.status, "paused"), sql`${lastReason} = ${reason}`) as SQL<boolean>
}
