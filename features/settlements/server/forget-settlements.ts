import { eq, inArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

/** What somebody has objected, and the answer to it, go; amounts stay as long as receipts do. */
export async function forgetSettlements(tx: Db, { userId }: UserActor): Promise<void> {
  const own = tx
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.passengerId, userId))
  await tx
    .update(settlementPartsTable)
    .set({ objection: "", decision: "" })
    .where(inArray(settlementPartsTable.bookingId, own))
}
