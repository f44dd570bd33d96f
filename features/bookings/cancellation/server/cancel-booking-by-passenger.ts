import { BOOKING_STATUS_LABELS, type BookingStatus } from "#features/bookings/core/booking.ts"
import { givenAtEnd } from "#features/bookings/core/server/given-at-end.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { findLeaving, leaveBooking } from "./leave-booking.ts"

interface CancelledBooking {
  status: BookingStatus
  refundCents: number
}

/**
 * The passenger leaves a confirmed booking. What goes back follows from the clock at the click; the
 * amount that the page showed is only what the passenger expects, and another one is refused.
 */
export function cancelBookingByPassenger(
  db: Db,
  passenger: UserActor,
  bookingId: number,
  shownRefundCents: number,
): Promise<CancelledBooking> {
  return inTransaction(db, async (tx): Promise<CancelledBooking> => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    const { status } = booking
    if (status === "cancelled_by_passenger") {
      return { status, refundCents: (await givenAtEnd(tx, booking)).totalCents }
    }
    const leaving = await findLeaving(tx, booking, flight, passenger)
    const { refund } = leaving
    if (!leaving.isAllowed) {
      throw new DomainError(
        "booking-is-not-ahead",
        "invalid",
        status === "confirmed"
          ? "Der Flug ist schon gestartet, jetzt lässt sich die Buchung nicht mehr stornieren."
          : `Diese Buchung lässt sich nicht stornieren. Ihr Stand: ${BOOKING_STATUS_LABELS[status]}.`,
      )
    }
    if (refund.totalCents !== shownRefundCents) {
      throw new DomainError(
        "refund-has-changed",
        "invalid",
        `Inzwischen bekommst du ${formatEuro(refund.totalCents)} zurück, nicht mehr ${formatEuro(shownRefundCents)}. Storniert ist noch nichts.`,
      )
    }
    await leaveBooking(tx, booking, leaving, { actor: passenger, role: "passenger" })
    return { status: "cancelled_by_passenger", refundCents: refund.totalCents }
  })
}
