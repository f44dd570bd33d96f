import { eq, inArray } from "drizzle-orm"
import { flightsTable } from "#features/flights/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { bookingsTable } from "./bookings-tables.ts"

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
