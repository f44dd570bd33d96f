import { findBookingOfCheckout } from "#features/bookings/core/server/booking-of-checkout.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { freeSeats } from "#features/bookings/holds/server/free-seats.ts"
import { isFinal } from "#features/payments/payment.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

/**
 * The amount that a request had reserved is gone (withdrawn at the provider, expired): nobody can accept
 * the request any more, so that it ends and its seats are free.
 */
export async function endUnreservedRequest(db: Db, checkoutId: number): Promise<void> {
  const found = await findBookingOfCheckout(db, checkoutId)
  // the order of a voucher
  if (!found) return
  await inTransaction(db, async (tx) => {
    const { flight, booking } = await lockBookingWithFlight(tx, found.id)
    if (booking.status !== "requested") return
    const payment = await findPaymentOfCheckout(tx, checkoutId)
    if (!payment || !isFinal(payment.status)) return
    await moveBooking(tx, booking, {
      to: "expired",
      event: "booking.reservation_lost",
      actor: SYSTEM,
      role: "system",
      changes: { reservationLostAt: clock.now() },
    })
    await freeSeats(tx, flight.id, booking.id)
  })
}
