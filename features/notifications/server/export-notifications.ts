import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Notification } from "../notifications-schemas.ts"
import { viewOf } from "./notifications-queries.ts"
import { notificationsTable } from "./notifications-table.ts"

/** Every notification that a person ever got, for the export of their data; oldest first. */
export async function exportNotifications(db: Db, userId: number): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, userId))
    .orderBy(asc(notificationsTable.id))
  return rows.map(viewOf)
}
