import { and, asc, eq } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { expectedPayout } from "../expected-payout.ts"
import { dueAt } from "../settlement.ts"
import type { DueSettlement } from "../settlement-view.ts"
import { getSettlementSheet } from "./settlement-sheet.ts"

const MAX_LISTED = 20

const selectLanded = prepared((db, { pilotId }: { pilotId: number }) =>
  db
    .select({
      flightId: flightsTable.id,
      title: flightsTable.title,
      arrivesAt: flightsTable.arrivesAt,
      timeZone: flightsTable.timeZone,
    })
    .from(flightsTable)
    .where(and(eq(flightsTable.pilotId, pilotId), eq(flightsTable.status, "settlement_due")))
    .orderBy(asc(flightsTable.arrivesAt))
    .limit(MAX_LISTED),
)

/** A pilot's landed flights that wait for their settlement, the oldest first. */
export async function listDueSettlements(db: Db, pilot: UserActor): Promise<DueSettlement[]> {
  const flights = await selectLanded(db, { pilotId: pilot.userId })
  const due: DueSettlement[] = []
  for (const { arrivesAt, ...flight } of flights) {
    if (!arrivesAt) continue
    const sheet = await getSettlementSheet(db, pilot, flight.flightId)
    due.push({
      ...flight,
      landedAt: arrivesAt.toISOString(),
      dueAt: dueAt(arrivesAt).toISOString(),
      expectedCents: expectedPayout(sheet),
    })
  }
  return due
}
