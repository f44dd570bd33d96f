import { asc, eq, inArray, sql } from "drizzle-orm"
import { z } from "zod"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { FlightRequestDetails } from "../flight-request-view.ts"
import { flightRequestsTable } from "./flight-requests-tables.ts"
import { isSeen } from "./in-range.ts"
import { requestDetails } from "./request-details.ts"

const told = z.object({ flightRequestIds: z.array(z.int()) })

/** What a pilot is told of: the requests of the event that can still be answered. */
export async function findRequestDetails(db: Db, event: EventRow): Promise<FlightRequestDetails[]> {
  const { flightRequestIds } = told.parse(event.data)
  const open = sql`${flightRequestsTable.id} in (select r.id from flight_requests r where ${isSeen()})`
  const rows = await db
    .select({ request: flightRequestsTable, person: usersTable })
    .from(flightRequestsTable)
    .innerJoin(usersTable, eq(usersTable.id, flightRequestsTable.userId))
    .where(sql`${inArray(flightRequestsTable.id, flightRequestIds)} and ${open}`)
    .orderBy(asc(flightRequestsTable.id))
  return rows.map(({ request, person }) => requestDetails(request, person))
}
