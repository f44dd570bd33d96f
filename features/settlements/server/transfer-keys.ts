import { and, eq, inArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { cardTransferKey, creditTransferKey } from "../payout.ts"

/** The names of all transfers by which some bookings may be paid out. */
export async function listTransferKeys(db: Db, bookingIds: readonly number[]): Promise<string[]> {
  const more = await db
    .select({ id: bookingsTable.id, addsToId: bookingsTable.addsToId })
    .from(bookingsTable)
    .where(
      and(inArray(bookingsTable.addsToId, [...bookingIds]), eq(bookingsTable.status, "joined")),
    )
  return [
    ...bookingIds.flatMap((id) => [cardTransferKey(id, id), creditTransferKey(id)]),
    ...more.map(({ id, addsToId }) => cardTransferKey(addsToId ?? id, id)),
  ]
}
