import { and, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { pushSubscriptionsTable as table } from "./push-tables.ts"

/** Takes a browser from an account; what is another's stays. Safe to repeat. */
export async function removeSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db.delete(table).where(and(eq(table.userId, userId), eq(table.endpoint, endpoint)))
}

/** Whoever signs out is no longer told anything in that browser. */
export async function removeSubscriptionsOfSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(table).where(eq(table.sessionId, sessionId))
}
