import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingRow } from "./move-booking.ts"

/** The payment of a booking that was ordered. */
export async function paymentOf(tx: Db, booking: BookingRow): Promise<number> {
  const payment = await findPaymentOfCheckout(tx, booking.checkoutId)
  if (!payment) throw new Error(`booking ${booking.id} has no payment`)
  return payment.id
}
