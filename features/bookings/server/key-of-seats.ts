import { and, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { bookingsTable } from "./bookings-tables.ts"
import type { BookingRow } from "./move-booking.ts"

/**
 * What a refund is for that a booking may give more than once: seats only become fewer, until more seats
 * join the booking. „seats/2“, „seats/2/1“
 */
export async function keyOfSeats(
  tx: Db,
  what: "seats" | "kept",
  { id, seats }: Pick<BookingRow, "id" | "seats">,
): Promise<string> {
  const joined = await tx.$count(
    bookingsTable,
    and(eq(bookingsTable.addsToId, id), eq(bookingsTable.status, "joined")),
  )
  return [what, seats, ...(joined > 0 ? [joined] : [])].join("/")
}
