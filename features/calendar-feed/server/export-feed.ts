import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { calendarFeedsTable as feeds } from "./calendar-feeds-table.ts"

/**
 * The address of somebody's calendar, for the export of their data. The address itself is a key that a
 * copy, passed on, would hand out with it; the settings show it.
 */
export async function exportFeed(db: Db, userId: number) {
  const rows = await db.select().from(feeds).where(eq(feeds.userId, userId))
  return { kalenderadresse: rows.map((row) => ({ nummer: row.id, angelegtAm: row.createdAt })) }
}
