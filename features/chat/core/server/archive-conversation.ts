import { and, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { announceChange } from "./announce-change.ts"
import { conversationMembersTable as members } from "./conversations-tables.ts"
import { unknownConversation } from "./lock-conversation.ts"

/** Puts a conversation into somebody's archive, or back; the other side does not notice. */
export function archiveConversation(
  db: Db,
  { userId }: UserActor,
  conversationId: number,
  { isArchived }: { isArchived: boolean },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(members)
      .set({ archivedAt: isArchived ? clock.now() : null })
      .where(and(eq(members.conversationId, conversationId), eq(members.userId, userId)))
      .returning({ userId: members.userId })
    if (!changed) throw unknownConversation()
    await announceChange(tx, { conversationId, userIds: [userId] })
  })
}
