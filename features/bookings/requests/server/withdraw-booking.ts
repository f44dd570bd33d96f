import {
  BOOKING_STATUS_LABELS,
  type BookingStatus,
  canWithdraw,
} from "#features/bookings/core/booking.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { withdrawRequest } from "./end-open-order.ts"

/** The passenger takes back an unanswered request; what was reserved goes back in full. */
export function withdrawBooking(
  db: Db,
  passenger: UserActor,
  bookingId: number,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    if (booking.status === "withdrawn") return "withdrawn"
    if (!canWithdraw(booking, passenger)) {
      throw new DomainError(
        "request-is-not-open",
        "invalid",
        `Diese Anfrage lässt sich nicht mehr zurückziehen. Ihr Stand: ${BOOKING_STATUS_LABELS[booking.status]}.`,
      )
    }
    await withdrawRequest(tx, booking, { actor: passenger, role: "passenger" })
    return "withdrawn"
  })
}
