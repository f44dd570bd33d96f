import type { Db } from "#platform/server/db.ts"
import type { BookingRow } from "./move-booking.ts"
import { listJoinedOrders } from "./orders-of-booking.ts"

/**
 * What a refund is for that a booking may give more than once: seats only become fewer, until more seats
 * join the booking. „seats/2“, „seats/2/1“
 */
export async function keyOfSeats(
  tx: Db,
  what: "seats" | "kept",
  { id, seats }: Pick<BookingRow, "id" | "seats">,
): Promise<string> {
  const joined = (await listJoinedOrders(tx, [id])).length
  return [what, seats, ...(joined > 0 ? [joined] : [])].join("/")
}
