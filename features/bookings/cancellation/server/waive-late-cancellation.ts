import { priceOfBooking, retainedOfLateSeats } from "#features/bookings/core/booking.ts"
import { canWaive } from "#features/bookings/core/cancellation.ts"
import { findLastBookingRefund } from "#features/bookings/core/server/booking-refunds.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { KEPT_RETURNED, refundRetained } from "#features/bookings/core/server/refund-retained.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

/** The pilot lets a guest who cancelled late, or some of their seats, have everything back, the fee included. */
export function waiveLateCancellation(
  db: Db,
  pilot: UserActor,
  bookingId: number,
): Promise<{ refundCents: number }> {
  return inTransaction(db, async (tx) => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (flight.pilotId !== pilot.userId) throw unknownRequest()
    const isAllBack = booking.retainedShareCents + booking.retainedFeeCents === 0
    const isOver = booking.status === "cancelled_by_passenger"
    const answer = {
      refundCents: (isOver ? priceOfBooking : retainedOfLateSeats)(booking).totalCents,
    }
    if (isAllBack) {
      if (isOver) return answer
      const waived = await findLastBookingRefund(tx, { bookingId, kind: KEPT_RETURNED })
      if (waived) return { refundCents: waived.amountCents }
    }
    if (!canWaive(booking, flight)) {
      throw new DomainError(
        "nothing-to-waive",
        "invalid",
        "Hier lässt sich nichts mehr erlassen: Es ist nichts einbehalten, oder der Flug ist schon abgerechnet.",
      )
    }
    await refundRetained(tx, booking, {
      actor: pilot,
      role: "pilot",
      reason: "waived",
      refund: "waived",
    })
    return answer
  })
}
