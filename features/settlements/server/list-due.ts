import { and, asc, eq } from "drizzle-orm"
import { flightsTable } from "#features/flights/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { DueSettlement } from "../settlement-view.ts"

const MOST = 20

/** A pilot's landed flights that wait for their settlement, the oldest first. */
export async function listDueSettlements(db: Db, pilotId: number): Promise<DueSettlement[]> {
  const flights = await db
    .select({
      flightId: flightsTable.id,
      title: flightsTable.title,
      arrivesAt: flightsTable.arrivesAt,
      timeZone: flightsTable.timeZone,
    })
    .from(flightsTable)
    .where(and(eq(flightsTable.pilotId, pilotId), eq(flightsTable.status, "settlement_due")))
    .orderBy(asc(flightsTable.arrivesAt))
    .limit(MOST)
  return flights.flatMap(({ arrivesAt, ...flight }) =>
    arrivesAt ? [{ ...flight, landedAt: arrivesAt.toISOString() }] : [],
  )
}
