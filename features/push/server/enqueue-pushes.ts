import { and, eq, inArray, isNull } from "drizzle-orm"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { PUSHED_KINDS } from "../push-kinds.ts"
import { PUSH_QUEUE } from "./push-queue.ts"
import { pushSubscriptionsTable } from "./push-tables.ts"

/** One job for each browser of everybody whose bell this event has rung; a repeat adds none. */
export async function enqueuePushes(db: Db, { id }: Pick<EventRow, "id">): Promise<void> {
  const due = await db
    .select({ notificationId: notificationsTable.id, subscriptionId: pushSubscriptionsTable.id })
    .from(notificationsTable)
    .innerJoin(pushSubscriptionsTable, eq(pushSubscriptionsTable.userId, notificationsTable.userId))
    .where(
      and(
        eq(notificationsTable.eventId, id),
        inArray(notificationsTable.kind, PUSHED_KINDS),
        isNull(notificationsTable.readAt),
      ),
    )
  for (const push of due) {
    await enqueue(db, PUSH_QUEUE, push, {
      name: `push/${push.notificationId}/${push.subscriptionId}`,
    })
  }
}
