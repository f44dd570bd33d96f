import { eq } from "drizzle-orm"
import { unknownRequest } from "#features/bookings/core/server/lock-booking.ts"
import type { Db } from "#platform/server/db.ts"
import { type PartRow, settlementPartsTable } from "./settlements-tables.ts"

/** What the statement says of one booking, if there is one. */
export async function findPart(db: Db, bookingId: number): Promise<PartRow | undefined> {
  const [part] = await db
    .select()
    .from(settlementPartsTable)
    .where(eq(settlementPartsTable.bookingId, bookingId))
  return part
}

/** What the statement says of one booking; its flight is locked before, so that nobody changes it. */
export async function lockPart(tx: Db, bookingId: number): Promise<PartRow> {
  const part = await findPart(tx, bookingId)
  if (!part) throw unknownRequest()
  return part
}
