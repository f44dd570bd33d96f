import { sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { announceChange } from "../../core/server/announce-change.ts"
import { unknownConversation } from "../../core/server/lock-conversation.ts"

/**
 * Tells the others in a conversation that somebody types; nothing of it is kept. Two who have blocked
 * each other learn nothing of it.
 */
export async function tellTyping(
  db: Db,
  { userId }: UserActor,
  conversationId: number,
): Promise<void> {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select user_id from conversation_members where conversation_id = ${conversationId}`)
  if (!rows.some(({ user_id }) => user_id === userId)) throw unknownConversation()
  const { rows: others } = await db.execute<{ user_id: number }>(sql`
    select m.user_id from conversation_members m
    where m.conversation_id = ${conversationId} and m.user_id <> ${userId} and not exists (
      select from user_blocks b
      where (b.blocker_id = m.user_id and b.blocked_id = ${userId})
        or (b.blocker_id = ${userId} and b.blocked_id = m.user_id))`)
  const userIds = others.map(({ user_id }) => user_id)
  if (userIds.length > 0) await announceChange(db, { conversationId, userIds, typingId: userId })
}
