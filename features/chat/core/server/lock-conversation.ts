import { and, eq } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import {
  type ConversationRow,
  conversationMembersTable,
  conversationsTable,
} from "./conversations-tables.ts"

/**
 * Locks a conversation of this person: what is written into it gets its number under the lock, so that
 * whoever asks for what is newer than a number misses nothing.
 */
export async function lockConversation(
  tx: Db,
  userId: number,
  conversationId: number,
): Promise<ConversationRow> {
  const [found] = await tx
    .select({ conversation: conversationsTable })
    .from(conversationsTable)
    .innerJoin(
      conversationMembersTable,
      and(
        eq(conversationMembersTable.conversationId, conversationsTable.id),
        eq(conversationMembersTable.userId, userId),
      ),
    )
    .where(eq(conversationsTable.id, conversationId))
    .for("no key update", { of: conversationsTable })
  if (!found) throw unknownConversation()
  return found.conversation
}

export function unknownConversation(): DomainError {
  return new DomainError("unknown-conversation", "not-found", "Diese Unterhaltung gibt es nicht.")
}
