import { BOOKING_STATUS_LABELS, type BookingStatus } from "#features/bookings/core/booking.ts"
import {
  canCancelAsPassenger,
  cancellationByPassenger,
} from "#features/bookings/core/cancellation.ts"
import { canAnswerChange } from "#features/bookings/core/change-question.ts"
import { endQuestion, findLastQuestion } from "#features/bookings/core/server/change-questions.ts"
import { givenAtEnd } from "#features/bookings/core/server/given-at-end.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { listJoinedAts } from "#features/bookings/core/server/people-of-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { endWithRefund } from "./end-with-refund.ts"

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
    const now = clock.now()
    if (!canCancelAsPassenger(booking, flight, passenger, now)) {
      throw new DomainError(
        "booking-is-not-ahead",
        "invalid",
        status === "confirmed"
          ? "Der Flug ist schon gestartet, jetzt lässt sich die Buchung nicht mehr stornieren."
          : `Diese Buchung lässt sich nicht stornieren. Ihr Stand: ${BOOKING_STATUS_LABELS[status]}.`,
      )
    }
    const question = await findLastQuestion(tx, bookingId)
    const isChangeOpen = canAnswerChange(question, booking, passenger, now)
    const joinedAts = (await listJoinedAts(tx, bookingId)).map(({ joinedAt }) => joinedAt)
    const { refund, retained, lateCancelledSeats } = cancellationByPassenger(booking, flight, now, {
      isChangeOpen,
      joinedAts,
    })
    if (refund.totalCents !== shownRefundCents) {
      throw new DomainError(
        "refund-has-changed",
        "invalid",
        `Inzwischen bekommst du ${formatEuro(refund.totalCents)} zurück, nicht mehr ${formatEuro(shownRefundCents)}. Storniert ist noch nichts.`,
      )
    }
    if (question && isChangeOpen) await endQuestion(tx, question, "left")
    await endWithRefund(tx, booking, {
      to: "cancelled_by_passenger",
      event: "booking.given_up",
      actor: passenger,
      role: "passenger",
      refund: "cancelled_by_passenger",
      retained,
      lateCancelledSeats,
    })
    return { status: "cancelled_by_passenger", refundCents: refund.totalCents }
  })
}
