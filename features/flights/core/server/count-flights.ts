import { eq, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { flightsTable } from "./flights-tables.ts"

/** How many flights a pilot has offered in all, and how many of them are on offer and still ahead. */
export async function countFlightsOf(db: Db, pilotId: number) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      ahead: sql<number>`count(*) filter (where ${flightsTable.status} in ('published', 'paused')
        and coalesce(${flightsTable.departsAt}, 'infinity') > ${clock.now()})::int`,
    })
    .from(flightsTable)
    .where(eq(flightsTable.pilotId, pilotId))
  return row ?? { all: 0, ahead: 0 }
}
