import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/** The channel of PostgreSQL on which every process learns what has changed for whom. */
export const CHANGES_CHANNEL = "conversations"

export interface ConversationChange {
  conversationId: number
  /** Whose lists and threads it concerns. */
  userIds: readonly number[]
  /** Who types; nothing else has changed then. */
  typingId?: number
  /** What was there before looks different, too: hidden, shown again, erased. */
  isRewritten?: boolean
}

/**
 * Says, once the transaction is committed, that a conversation looks different for these people. It is
 * a hint and holds no word of it: who hears it asks for what is new.
 */
export async function announceChange(tx: Db, change: ConversationChange): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(change)})`)
}

/** The same, to everybody who is in the conversation. */
export async function announceToMembers(
  tx: Db,
  conversationId: number,
  more: Pick<ConversationChange, "isRewritten"> = {},
): Promise<void> {
  const change: Omit<ConversationChange, "userIds"> = { conversationId, ...more }
  await tx.execute(sql`
    select pg_notify(${CHANGES_CHANNEL}, (${JSON.stringify(change)}::jsonb || jsonb_build_object('userIds', (
      select coalesce(jsonb_agg(user_id), '[]') from conversation_members
      where conversation_id = ${conversationId})))::text)`)
}
