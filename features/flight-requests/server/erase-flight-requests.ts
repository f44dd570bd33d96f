import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import {
  flightRequestNotificationsTable,
  flightRequestOffersTable,
  flightRequestsTable,
} from "./flight-requests-tables.ts"

/** Deletes a person's requests, open ones too, and what they answered as a pilot. */
export async function eraseFlightRequests(tx: Db, userId: number): Promise<void> {
  await tx.delete(flightRequestOffersTable).where(eq(flightRequestOffersTable.pilotId, userId))
  await tx
    .delete(flightRequestNotificationsTable)
    .where(eq(flightRequestNotificationsTable.pilotId, userId))
  await tx.delete(flightRequestsTable).where(eq(flightRequestsTable.userId, userId))
}
