import { and, eq, isNull } from "drizzle-orm"
import { z } from "zod"
import { conversationPath } from "#features/chat/core/conversation-path.ts"
import type { Reaction } from "#platform/server/events.ts"
import { notificationsTable } from "./notifications-table.ts"

const caughtUp = z.object({ userId: z.int() })

/** Whoever has read a conversation need not be told of it by the bell any more. */
export const markMessagesRead: Reaction = {
  on: "conversation.caught_up",
  name: "the bell about a conversation is read",
  async run(db, event) {
    await db
      .update(notificationsTable)
      .set({ readAt: event.at })
      .where(
        and(
          eq(notificationsTable.userId, caughtUp.parse(event.data).userId),
          eq(notificationsTable.kind, "message-received"),
          eq(notificationsTable.path, conversationPath(event.entityId)),
          isNull(notificationsTable.readAt),
        ),
      )
  },
}
