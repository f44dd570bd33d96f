import { priceOfBooking, retainedOfLateSeats } from "#features/bookings/core/booking.ts"
import { canWaive } from "#features/bookings/core/cancellation.ts"
import { findLastBookingRefund } from "#features/bookings/core/server/booking-refunds.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { KEPT_RETURNED, refundRetained } from "#features/bookings/core/server/refund-retained.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
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
    const locked = await lockBookingWithFlight(tx, bookingId)
    if (locked.flight.pilotId !== pilot.userId) throw unknownRequest()
    return waiveForPilot(tx, locked, { actor: pilot, role: "pilot" })
  })
}

/**
 * Gives back what a locked booking has kept, whoever says it for its pilot; what is back already
 * is answered again.
 */
export async function waiveForPilot(
  tx: Db,
  { flight, booking }: { flight: FlightRow; booking: BookingRow },
  by: { actor: UserActor; role: "pilot" | "admin" },
): Promise<{ refundCents: number }> {
  const isAllBack = booking.retainedShareCents + booking.retainedFeeCents === 0
  const isOver = booking.status === "cancelled_by_passenger"
  const answer = {
    refundCents: (isOver ? priceOfBooking : retainedOfLateSeats)(booking).totalCents,
  }
  if (isAllBack) {
    if (isOver) return answer
    const waived = await findLastBookingRefund(tx, { bookingId: booking.id, kind: KEPT_RETURNED })
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
    ...by,
    reason: "waived",
    refund: "waived",
  })
  return answer
}
