import { and, eq } from "drizzle-orm"
import { z } from "zod"
import { flightsTable } from "#features/flights/server/flights-tables.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import {
  flightRequestsTable,
  flightRequestOffersTable as offers,
} from "./flight-requests-tables.ts"

const received = z.object({ flightId: z.int() })

/** Who wished, what was offered, and by whom; undefined where one of them is gone. */
export async function findOfferReceived(db: Db, event: EventRow) {
  const { flightId } = received.parse(event.data)
  const [found] = await db
    .select({
      request: {
        userId: flightRequestsTable.userId,
        place: flightRequestsTable.place,
        goal: flightRequestsTable.goal,
        destination: flightRequestsTable.destination,
      },
      flight: {
        id: flightsTable.id,
        title: flightsTable.title,
        status: flightsTable.status,
        departsAt: flightsTable.departsAt,
        timeZone: flightsTable.timeZone,
      },
      pilot: {
        id: usersTable.id,
        firstName: usersTable.firstName,
        lastName: usersTable.lastName,
      },
    })
    .from(offers)
    .innerJoin(flightRequestsTable, eq(flightRequestsTable.id, offers.flightRequestId))
    .innerJoin(flightsTable, eq(flightsTable.id, offers.flightId))
    .innerJoin(usersTable, eq(usersTable.id, offers.pilotId))
    .where(and(eq(offers.flightId, flightId), eq(offers.flightRequestId, event.entityId)))
  return found?.flight.status === "published" ? found : undefined
}

export type OfferReceived = NonNullable<Awaited<ReturnType<typeof findOfferReceived>>>
