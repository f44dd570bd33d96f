import { eq } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightRequestDetails } from "../flight-request-view.ts"
import {
  flightRequestsTable,
  flightRequestOffersTable as offers,
} from "./flight-requests-tables.ts"
import { requestDetails } from "./request-details.ts"

/** The request that a flight was written for; the pilot who writes it is the one who asks. */
export async function findAnsweredRequest(
  db: Db,
  flightId: number,
): Promise<FlightRequestDetails | undefined> {
  const [found] = await db
    .select({ request: flightRequestsTable, person: usersTable })
    .from(offers)
    .innerJoin(flightRequestsTable, eq(flightRequestsTable.id, offers.flightRequestId))
    .innerJoin(usersTable, eq(usersTable.id, flightRequestsTable.userId))
    .where(eq(offers.flightId, flightId))
  return found && requestDetails(found.request, found.person)
}
