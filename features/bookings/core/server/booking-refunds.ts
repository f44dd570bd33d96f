import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type BookingRefundRow, bookingRefundsTable } from "./booking-refunds-table.ts"

/** Keeps what goes back to a booking's passenger by an event, for the mail that tells of it. */
export async function keepBookingRefund(tx: Db, refund: BookingRefundRow): Promise<void> {
  await tx.insert(bookingRefundsTable).values(refund)
}

/** What goes back by an event. */
export async function findBookingRefund(
  db: Db,
  eventId: number,
): Promise<BookingRefundRow | undefined> {
  const [refund] = await db
    .select()
    .from(bookingRefundsTable)
    .where(eq(bookingRefundsTable.eventId, eventId))
  return refund
}
