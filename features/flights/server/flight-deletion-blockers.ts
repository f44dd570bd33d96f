import { and, asc, eq, inArray } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { DeletionBlocker } from "#features/users/core/deletion-blocker.ts"
import type { Db } from "#platform/server/db.ts"
import { formatShortDay } from "#platform/time.ts"

/** Own flights that took place and are not settled yet. */
export async function listFlightDeletionBlockers(
  db: Db,
  userId: number,
): Promise<DeletionBlocker[]> {
  const flights = await db
    .select()
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.pilotId, userId),
        inArray(flightsTable.status, ["under_way", "settlement_due", "settlement_submitted"]),
      ),
    )
    .orderBy(asc(flightsTable.departsAt), asc(flightsTable.id))
  return flights.map((flight) => ({ text: notSettled(flight), path: "/de/cockpit/archiv" }))
}

/** The same sentence whichever room finds it, so that it is said once. */
export function notSettled(flight: { title: string; departsAt: Date | null; timeZone: string }) {
  const day = flight.departsAt && ` vom ${formatShortDay(flight.departsAt, flight.timeZone)}`
  return `Der Flug „${flight.title}“${day ?? ""} ist noch nicht abgerechnet.`
}
