import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { viewOf } from "./notifications-queries.ts"
import { notificationsTable } from "./notifications-table.ts"

/** Every notification that a person ever got, for the export of their data; oldest first. */
export async function exportNotifications(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, userId))
    .orderBy(asc(notificationsTable.id))
  return {
    benachrichtigungen: rows.map((row) => ({
      nummer: row.id,
      flug: row.flightId,
      text: viewOf(row).text,
      angelegtAm: row.createdAt,
      gelesenAm: row.readAt,
    })),
  }
}
