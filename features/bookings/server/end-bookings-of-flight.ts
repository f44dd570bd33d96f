import { and, asc, eq, inArray } from "drizzle-orm"
import type { EndBookings } from "#features/flights/server/end-bookings.ts"
import { SYSTEM } from "#platform/actor.ts"
import { LIVE_STATUSES } from "../booking.ts"
import { declineRequest } from "./answer-request.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { endWithRefund } from "./end-with-refund.ts"
import { giveBackKept, lockKeptOf } from "./give-back-kept.ts"
import { lapseHold } from "./lapse-holds.ts"

/**
 * A flight does not take place: holds lapse, requests are declined, what is paid goes back in full,
 * also what a late cancellation had kept.
 */
export const endBookingsOfFlight: EndBookings = async (tx, flightId, { actor, role, reason }) => {
  const bookings = await tx
    .select()
    .from(bookingsTable)
    .where(
      and(eq(bookingsTable.flightId, flightId), inArray(bookingsTable.status, [...LIVE_STATUSES])),
    )
    .orderBy(asc(bookingsTable.id))
    .for("update")
  for (const booking of bookings) {
    if (booking.status === "held") {
      await lapseHold(tx, booking, { actor: SYSTEM, role: "system" })
    } else if (booking.status === "requested") {
      await declineRequest(tx, booking, { actor, role })
    } else {
      await endWithRefund(tx, booking, {
        to: "cancelled_by_pilot",
        event: "booking.cancelled",
        actor,
        role,
        reason,
        refund: "flight_cancelled",
      })
    }
  }
  const why = { actor, role, reason, refund: "flight_cancelled" } as const
  for (const booking of await lockKeptOf(tx, flightId)) await giveBackKept(tx, booking, why)
}
