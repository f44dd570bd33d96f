import { and, asc, eq, inArray } from "drizzle-orm"
import { isUnpaid, LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import {
  lockRetainingBookings,
  refundRetained,
} from "#features/bookings/core/server/refund-retained.ts"
import { endWholeWaitlistOf } from "#features/bookings/holds/server/end-waitlist.ts"
import { lapseHold } from "#features/bookings/holds/server/lapse-holds.ts"
import { declineRequest } from "#features/bookings/requests/server/answer-request.ts"
import type { EndBookings, WhyEnded } from "#features/flights/core/server/end-bookings.ts"
import { FLIGHT_BLOCKED } from "#features/flights/pausing/server/block-flight.ts"
import { SYSTEM } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { endWithRefund } from "./end-with-refund.ts"

/**
 * A flight does not take place: holds lapse, requests are declined, what is paid goes back in full,
 * also what a late cancellation had kept.
 */
export const endBookingsOfFlight: EndBookings = async (tx, flightId, why) => {
  for (const booking of await endUnconfirmed(tx, flightId, why)) {
    await endWithRefund(tx, booking, {
      ...why,
      to: "cancelled_by_pilot",
      event: "booking.cancelled",
      refund: "flight_cancelled",
    })
  }
}

/**
 * Ends what nobody has confirmed or paid, and gives back what was kept.
 * @returns the bookings that are left, locked
 */
export async function endUnconfirmed(
  tx: Db,
  flightId: number,
  { actor, role, reason, word }: WhyEnded,
): Promise<BookingRow[]> {
  const ended = reason === FLIGHT_BLOCKED ? "flight-gone" : "flight-cancelled"
  await endWholeWaitlistOf(tx, flightId, ended)
  const why = { actor, role, reason, refund: "flight_cancelled" } as const
  for (const booking of await lockRetainingBookings(tx, flightId))
    await refundRetained(tx, booking, why)
  const confirmed: BookingRow[] = []
  for (const booking of await lockLiveOf(tx, flightId)) {
    if (booking.status === "held") {
      await lapseHold(tx, booking, { actor: SYSTEM, role: "system" })
    } else if (isUnpaid(booking)) {
      await declineRequest(tx, booking, { actor, role }, word)
    } else confirmed.push(booking)
  }
  return confirmed
}

function lockLiveOf(tx: Db, flightId: number): Promise<BookingRow[]> {
  return tx
    .select()
    .from(bookingsTable)
    .where(
      and(eq(bookingsTable.flightId, flightId), inArray(bookingsTable.status, [...LIVE_STATUSES])),
    )
    .orderBy(asc(bookingsTable.id))
    .for("update")
}
