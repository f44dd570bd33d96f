import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { calendarFeedsTable as feeds } from "./calendar-feeds-table.ts"

/** Takes the address of somebody's calendar away, at their wish or with their account. */
export async function removeFeed(tx: Db, userId: number): Promise<void> {
  await tx.delete(feeds).where(eq(feeds.userId, userId))
}
