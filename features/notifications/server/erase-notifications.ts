import { eq, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { notificationsTable } from "./notifications-table.ts"

/** Deletes a person's notifications, and their name from those of others. */
export async function eraseNotifications(tx: Db, userId: number): Promise<void> {
  await tx.delete(notificationsTable).where(eq(notificationsTable.userId, userId))
  const { data } = notificationsTable
  await tx
    .update(notificationsTable)
    .set({ data: sql`${data} - 'person'` })
    .where(sql`${data} @> ${JSON.stringify({ person: { id: userId } })}::jsonb`)
}
