import { eq, or, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { announceToMembers } from "./announce-change.ts"
import { conversationMembersTable, messagesTable, userBlocksTable } from "./conversations-tables.ts"

/**
 * Takes a person out of their conversations: what they wrote goes, that something was written stays for
 * the other side, who keeps their own words.
 */
export async function eraseConversations(tx: Db, userId: number): Promise<void> {
  await tx
    .update(messagesTable)
    .set({ text: "", key: null })
    .where(eq(messagesTable.authorId, userId))
  const left = await tx
    .delete(conversationMembersTable)
    .where(eq(conversationMembersTable.userId, userId))
    .returning({ conversationId: conversationMembersTable.conversationId })
  await tx
    .delete(userBlocksTable)
    .where(or(eq(userBlocksTable.blockerId, userId), eq(userBlocksTable.blockedId, userId)))
  // nobody is left to read those
  await tx.execute(sql`
    delete from conversations c where (c.pilot_id = ${userId} or c.person_id = ${userId})
      and not exists (select from conversation_members m where m.conversation_id = c.id)`)
  for (const { conversationId } of left)
    await announceToMembers(tx, conversationId, { isRewritten: true })
}
