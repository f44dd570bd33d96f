import { and, eq, inArray, isNull } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { notificationsTable } from "./notifications-table.ts"

/** Marks own notifications as read; ids of others, and of what was read before, change nothing. */
export async function markRead(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(notificationsTable)
    .set({ readAt: clock.now() })
    .where(
      and(
        eq(notificationsTable.userId, userId),
        inArray(notificationsTable.id, [...ids]),
        isNull(notificationsTable.readAt),
      ),
    )
}
