import { inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { adminBookingPath } from "../admin-booking-path.ts"
import { paysForId } from "./booking-of-checkout.ts"
import { bookingsTable } from "./bookings-tables.ts"

/** Where the back office reads the booking of each of some checkouts. */
export async function bookingPathsOfCheckouts(
  db: Db,
  checkoutIds: readonly number[],
): Promise<Record<number, string>> {
  if (checkoutIds.length === 0) return {}
  const rows = await db
    .select({ checkoutId: bookingsTable.checkoutId, bookingId: paysForId(bookingsTable) })
    .from(bookingsTable)
    .where(inArray(bookingsTable.checkoutId, [...checkoutIds]))
  return Object.fromEntries(
    rows.map(({ checkoutId, bookingId }) => [checkoutId, adminBookingPath(bookingId)]),
  )
}
