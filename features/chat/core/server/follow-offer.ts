import { eq } from "drizzle-orm"
import { z } from "zod"
import { flightRequestsTable } from "#features/flight-requests/server/flight-requests-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { addLine } from "./add-line.ts"
import { findOrAddConversation } from "./find-or-add-conversation.ts"

const offered = z.object({ flightId: z.int() })

/** An offer for a flight request begins, or goes on in, the conversation about it. Safe to repeat. */
export function followOffer(db: Db, event: EventRow): Promise<void> {
  const { flightId } = offered.parse(event.data)
  return inTransaction(db, async (tx) => {
    const [request] = await tx
      .select({ id: flightRequestsTable.id, personId: flightRequestsTable.userId })
      .from(flightRequestsTable)
      .where(eq(flightRequestsTable.id, event.entityId))
    const [flight] = await tx
      .select({ pilotId: flightsTable.pilotId })
      .from(flightsTable)
      .where(eq(flightsTable.id, flightId))
    if (!request || !flight || request.personId === flight.pilotId) return
    const conversation = await findOrAddConversation(
      tx,
      {
        subject: "flight_request",
        flightId: null,
        flightRequestId: request.id,
        pilotId: flight.pilotId,
        personId: request.personId,
      },
      { openedById: null, at: event.at },
    )
    await addLine(tx, conversation, event, { kind: "flight_request.offer_received" })
  })
}
