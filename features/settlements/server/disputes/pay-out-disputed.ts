import { eq } from "drizzle-orm"
import { findBookingOfCheckout } from "#features/bookings/core/server/booking-of-checkout.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { payOut } from "../payouts/pay-out.ts"

/** A bank has decided about a payment: what waited for that of the payout behind it goes on. */
export async function payOutDisputed(db: Db, event: EventRow): Promise<void> {
  const [payment] = await db
    .select({ checkoutId: paymentsTable.checkoutId })
    .from(paymentsTable)
    .where(eq(paymentsTable.id, event.entityId))
  const booking = await findBookingOfCheckout(db, payment?.checkoutId ?? 0)
  if (booking) await payOut(db, booking.paysForId)
}
