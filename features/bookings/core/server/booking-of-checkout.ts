import { eq, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { bookingsTable } from "./bookings-tables.ts"

interface BookingOfCheckout {
  id: number
  flightId: number
  /** The booking that its money belongs to: another one where it has joined that. */
  paysForId: number
}

/** The booking that a checkout holds or has ordered; the order of a voucher has none. */
export async function findBookingOfCheckout(
  db: Db,
  checkoutId: number,
): Promise<BookingOfCheckout | undefined> {
  const [booking] = await selectOfCheckout(db, { checkoutId })
  return booking
}

/** The booking that the money of an order belongs to. */
export function paysForId({
  id,
  status,
  addsToId,
}: Record<"id" | "status" | "addsToId", AnyPgColumn>) {
  return sql<number>`case when ${status} = 'joined' then ${addsToId} else ${id} end`
}

const selectOfCheckout = prepared((db, { checkoutId }: { checkoutId: number }) =>
  db
    .select({
      id: bookingsTable.id,
      flightId: bookingsTable.flightId,
      paysForId: paysForId(bookingsTable),
    })
    .from(bookingsTable)
    .where(eq(bookingsTable.checkoutId, checkoutId)),
)
