import { eq, sql } from "drizzle-orm"
import { builtOnce } from "#platform/server/built-once.ts"
import type { Db } from "#platform/server/db.ts"
import { bookingsTable } from "./bookings-tables.ts"

/** The booking that a checkout holds or has ordered; the order of a voucher has none. */
export async function findBookingOfCheckout(
  db: Db,
  checkoutId: number,
): Promise<{ id: number; flightId: number } | undefined> {
  const [booking] = await selectOfCheckout(db, { checkoutId })
  return booking
}

const selectOfCheckout = builtOnce((db) =>
  db
    .select({ id: bookingsTable.id, flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(eq(bookingsTable.checkoutId, sql.placeholder("checkoutId"))),
)
