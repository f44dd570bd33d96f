import { lockPaymentOfCheckout } from "#features/payments/server/lock-payment.ts"
import {
  findPaymentOfCheckout,
  type PaymentRow,
} from "#features/payments/server/payments-queries.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingRow } from "./move-booking.ts"

/** The payment of a booking that was ordered. */
export async function paymentOf(tx: Db, booking: BookingRow): Promise<number> {
  return requirePayment(booking, await findPaymentOfCheckout(tx, booking.checkoutId)).id
}

/**
 * The payment of a request that is about to be accepted, locked; flight and booking are locked.
 * @throws DomainError `reservation-is-gone`: only what is authorised can be collected
 */
export async function authorisedPaymentOf(tx: Db, booking: BookingRow): Promise<number> {
  const payment = await lockPaymentOfCheckout(tx, booking.checkoutId)
  const { id, status } = requirePayment(booking, payment)
  if (status === "authorised") return id
  throw new DomainError(
    "reservation-is-gone",
    "invalid",
    "Der reservierte Betrag steht nicht mehr bereit, deshalb endet diese Anfrage. Abgebucht wurde nichts.",
  )
}

function requirePayment(booking: BookingRow, payment: PaymentRow | undefined): PaymentRow {
  if (!payment) throw new Error(`booking ${booking.id} has no payment`)
  return payment
}
