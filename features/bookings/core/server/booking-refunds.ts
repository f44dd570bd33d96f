import { and, desc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
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

/** What went back by the last event of a kind that a booking had. */
export async function findLastBookingRefund(
  db: Db,
  { bookingId, kind }: { bookingId: number; kind: string },
): Promise<BookingRefundRow | undefined> {
  const [last] = await db
    .select({ refund: bookingRefundsTable })
    .from(bookingRefundsTable)
    .innerJoin(eventsTable, eq(eventsTable.id, bookingRefundsTable.eventId))
    .where(and(eq(bookingRefundsTable.bookingId, bookingId), eq(eventsTable.kind, kind)))
    .orderBy(desc(bookingRefundsTable.eventId))
    .limit(1)
  return last?.refund
}
