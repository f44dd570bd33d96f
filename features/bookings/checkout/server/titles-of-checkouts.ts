import { eq, inArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"

/** Which flight was booked in each of some checkouts. */
export async function titlesOfCheckouts(
  db: Db,
  checkoutIds: readonly number[],
): Promise<Record<number, string>> {
  if (checkoutIds.length === 0) return {}
  const rows = await db
    .select({ checkoutId: bookingsTable.checkoutId, title: flightsTable.title })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(inArray(bookingsTable.checkoutId, [...checkoutIds]))
  return Object.fromEntries(rows.map(({ checkoutId, title }) => [checkoutId, title]))
}
