import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { expireOpenPayments } from "#features/payments/server/void-open-payments.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

/** A hold has ended: its payment, as long as nobody has made it, ends with it. */
export async function expirePaymentOf(db: Db, bookingId: number): Promise<void> {
  const [booking] = await db
    .select({ checkoutId: bookingsTable.checkoutId, status: bookingsTable.status })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  if (booking?.status !== "lapsed") return
  await inTransaction(db, (tx) => expireOpenPayments(tx, booking.checkoutId))
}
