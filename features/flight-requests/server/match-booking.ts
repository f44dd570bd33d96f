import { and, asc, eq, inArray, isNotNull } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { LIVE_STATUSES } from "../flight-request.ts"
import {
  flightRequestsTable,
  flightRequestOffersTable as offers,
} from "./flight-requests-tables.ts"
import { moveFlightRequest } from "./move-flight-request.ts"

/** The author of a request has a confirmed seat on the one that was offered. Safe to repeat. */
export async function matchBooking(db: Db, bookingId: number): Promise<void> {
  // few who book ask for anything
  if ((await selectRequests(db, { bookingId })).length === 0) return
  await inTransaction(db, async (tx) => {
    const [booking] = await tx
      .select({
        passengerId: bookingsTable.passengerId,
        flightId: bookingsTable.flightId,
        // the dated flight of an offer without a date
        offerId: flightsTable.offerId,
      })
      .from(bookingsTable)
      .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
      .where(eq(bookingsTable.id, bookingId))
    if (!booking?.passengerId) return
    const { passengerId, flightId, offerId } = booking
    const flightIds = offerId === null ? [flightId] : [flightId, offerId]
    const requestIds = tx
      .select({ id: offers.flightRequestId })
      .from(offers)
      .where(and(inArray(offers.flightId, flightIds), isNotNull(offers.offeredAt)))
    const matched = await tx
      .select()
      .from(flightRequestsTable)
      .where(
        and(
          eq(flightRequestsTable.userId, passengerId),
          inArray(flightRequestsTable.status, [...LIVE_STATUSES]),
          inArray(flightRequestsTable.id, requestIds),
        ),
      )
      .orderBy(asc(flightRequestsTable.id))
      .for("update")
    for (const request of matched) {
      await moveFlightRequest(tx, request, {
        to: "matched",
        event: "flight_request.matched",
        actor: SYSTEM,
        role: "system",
        data: { flightId, bookingId },
        changes: { endedAt: clock.now() },
      })
    }
  })
}

const selectRequests = prepared((db, { bookingId }: { bookingId: number }) =>
  db
    .select({ id: flightRequestsTable.id })
    .from(flightRequestsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.passengerId, flightRequestsTable.userId))
    .where(
      and(eq(bookingsTable.id, bookingId), inArray(flightRequestsTable.status, [...LIVE_STATUSES])),
    )
    .limit(1),
)
