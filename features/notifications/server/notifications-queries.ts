import { and, count, desc, eq, isNull } from "drizzle-orm"
import { union } from "drizzle-orm/pg-core"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { MAX_NOTIFICATIONS, NOTIFICATION_KINDS } from "../notification.ts"
import type { Notification } from "../notifications-schemas.ts"
import { notificationsTable } from "./notifications-table.ts"

const NEWEST = 50

/** The newest notifications of a person, newest first, and every unread one beside them. */
export async function listNotifications(db: Db, userId: number): Promise<Notification[]> {
  const own = eq(notificationsTable.userId, userId)
  const newest = db
    .select()
    .from(notificationsTable)
    .where(own)
    .orderBy(desc(notificationsTable.id))
    .limit(NEWEST)
  const unread = db
    .select()
    .from(notificationsTable)
    .where(and(own, isNull(notificationsTable.readAt)))
    .orderBy(desc(notificationsTable.id))
    .limit(MAX_NOTIFICATIONS - NEWEST)
  const rows = await union(newest, unread).orderBy(desc(notificationsTable.id))
  return rows.map(viewOf)
}

export function viewOf(row: typeof notificationsTable.$inferSelect): Notification {
  return {
    id: row.id,
    flightId: row.flightId,
    kind: row.kind,
    path: row.path,
    text: NOTIFICATION_KINDS[row.kind].text(row.data),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }
}

const selectUnread = prepared((db, { userId }: { userId: number }) =>
  db
    .select({ unread: count() })
    .from(notificationsTable)
    .where(and(eq(notificationsTable.userId, userId), isNull(notificationsTable.readAt))),
)

export async function countUnread(db: Db, userId: number): Promise<number> {
  const [row] = await selectUnread(db, { userId })
  return row?.unread ?? 0
}
