import { endWithRefund } from "#features/bookings/cancellation/server/end-with-refund.ts"
import {
  BOOKING_STATUS_LABELS,
  type BookingStatus,
  canCancel,
} from "#features/bookings/core/booking.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { Actor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

/** Whoever does not agree to a changed flight, or stays silent until the deadline, leaves it. */
const CHANGE_NOT_ACCEPTED = "change-not-accepted"

/**
 * A guest leaves a flight that is no longer the one that they booked, with everything back: by
 * themself, or by the system when the time to agree is over. That there was such a change is the
 * caller's to know.
 */
export function leaveChangedFlight(
  db: Db,
  actor: Actor,
  bookingId: number,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (actor.kind === "user" && actor.userId !== booking.passengerId) throw unknownRequest()
    if (booking.status === "cancelled_by_passenger") return booking.status
    if (booking.status !== "confirmed" || !canCancel(booking, flight)) {
      throw new DomainError(
        "booking-is-not-ahead",
        "invalid",
        `Aus dieser Buchung kommst du so nicht mehr heraus. Ihr Stand: ${BOOKING_STATUS_LABELS[booking.status]}.`,
      )
    }
    await endWithRefund(tx, booking, {
      to: "cancelled_by_passenger",
      event: "booking.left",
      actor,
      role: actor.kind === "user" ? "passenger" : "system",
      reason: CHANGE_NOT_ACCEPTED,
      refund: "change_not_accepted",
      isUnanswered: actor.kind === "system",
    })
    return "cancelled_by_passenger"
  })
}
