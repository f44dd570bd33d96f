import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { isVisibleTo } from "./blocks-between.ts"

interface ReadableMessage {
  conversationId: number
  author: { firstName: string; lastName: string; deletedAt: string | null }
  createdAt: Date
}

interface MessageRecord extends Record<string, unknown> {
  conversation_id: number
  first_name: string
  last_name: string
  deleted_at: string | null
  created_at: string
}

/** What somebody else has said to this person; undefined where they have nothing of the kind to read. */
export async function findReadableMessage(
  db: Db,
  userId: number,
  messageId: number,
): Promise<ReadableMessage | undefined> {
  const { rows } = await db.execute<MessageRecord>(sql`
    select m.conversation_id, u.first_name, u.last_name, u.deleted_at::text, m.created_at::text
    from messages m
    join conversations c on c.id = m.conversation_id
    join conversation_members mine on mine.conversation_id = c.id and mine.user_id = ${userId}
    join users u on u.id = m.author_id
    where m.id = ${messageId} and m.author_id <> ${userId} and m.hidden_at is null and ${isVisibleTo(userId)}`)
  const [row] = rows
  if (!row) return undefined
  return {
    conversationId: row.conversation_id,
    author: { firstName: row.first_name, lastName: row.last_name, deletedAt: row.deleted_at },
    createdAt: new Date(row.created_at),
  }
}
