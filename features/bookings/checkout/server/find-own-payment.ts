import { eq } from "drizzle-orm"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  type CheckoutVisitor,
  hashCheckoutSecret,
} from "#features/bookings/core/server/checkout-secret.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { findPaymentByRef, type PaymentRow } from "#features/payments/server/payments-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"

export interface OwnPayment {
  checkoutRef: string
  booking: BookingRow
  heldSince: Date | null
  renewals: number
  payment: PaymentRow
}

/** A payment with its booking, for the browser that ordered and for the passenger; else nothing. */
export async function findOwnPayment(
  db: Db,
  { secret, user }: CheckoutVisitor,
  ref: string,
): Promise<OwnPayment | undefined> {
  const payment = await findPaymentByRef(db, ref)
  if (!payment) return undefined
  const [row] = await selectOrder(db, { checkoutId: payment.checkoutId })
  if (!row) return undefined
  const isOwnBrowser =
    secret !== undefined && row.checkout.secretHash === hashCheckoutSecret(secret)
  const isPassenger = user !== null && row.booking.passengerId === user.userId
  if (!isOwnBrowser && !isPassenger) return undefined
  const { ref: checkoutRef, heldSince, renewals } = row.checkout
  return { checkoutRef, booking: row.booking, heldSince, renewals, payment }
}

const selectOrder = prepared((db, { checkoutId }: { checkoutId: number }) =>
  db
    .select({ checkout: checkoutsTable, booking: bookingsTable })
    .from(checkoutsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, checkoutsTable.id))
    .where(eq(checkoutsTable.id, checkoutId)),
)
