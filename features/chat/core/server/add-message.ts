import { and, eq, ne, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { announceChange, announceToMembers } from "./announce-change.ts"
import {
  type ConversationRow,
  conversationMembersTable,
  conversationsTable,
  messagesTable,
} from "./conversations-tables.ts"
import { followQuestion } from "./follow-question.ts"

interface SaidMessage {
  authorId: number
  /** Null of the words that came with a booking, which are there once. */
  key: string | null
  text: string
  bookingId?: number
  isWithheld: boolean
  at: Date
}

/** Writes what somebody said into a locked conversation, once. @returns the number of the message */
export async function addMessage(
  tx: Db,
  conversation: ConversationRow,
  { at, ...message }: SaidMessage,
): Promise<number> {
  const [added] = await tx
    .insert(messagesTable)
    .values({ ...message, conversationId: conversation.id, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: messagesTable.id })
  if (!added) return findRepeated(tx, message)
  const { authorId, isWithheld } = message
  await readOwnMessage(tx, conversation.id, { authorId, messageId: added.id })
  if (isWithheld) {
    await announceChange(tx, { conversationId: conversation.id, userIds: [authorId] })
    return added.id
  }
  await followQuestion(tx, conversation, { byId: authorId, at })
  await moveToFront(tx, conversation.id, at)
  await bringBack(tx, conversation.id, authorId)
  await announceToMembers(tx, conversation.id)
  return added.id
}

async function findRepeated(
  tx: Db,
  { authorId, key, bookingId }: Omit<SaidMessage, "at">,
): Promise<number> {
  const isSame =
    key === null ? eq(messagesTable.bookingId, bookingId ?? 0) : eq(messagesTable.key, key)
  const [former] = await tx
    .select({ id: messagesTable.id })
    .from(messagesTable)
    .where(and(eq(messagesTable.authorId, authorId), isSame))
  if (!former) throw new Error("a message was refused that is not there")
  return former.id
}

export async function moveToFront(tx: Db, conversationId: number, at: Date): Promise<void> {
  await tx
    .update(conversationsTable)
    .set({ lastMessageAt: at })
    .where(eq(conversationsTable.id, conversationId))
}

async function readOwnMessage(
  tx: Db,
  conversationId: number,
  { authorId, messageId }: { authorId: number; messageId: number },
): Promise<void> {
  await tx
    .update(conversationMembersTable)
    .set({
      readUpTo: sql`greatest(${conversationMembersTable.readUpTo}, ${messageId})`,
      deliveredUpTo: sql`greatest(${conversationMembersTable.deliveredUpTo}, ${messageId})`,
      archivedAt: null,
    })
    .where(
      and(
        eq(conversationMembersTable.conversationId, conversationId),
        eq(conversationMembersTable.userId, authorId),
      ),
    )
}

/** A new message takes a conversation out of the archive of everybody else. */
async function bringBack(tx: Db, conversationId: number, authorId: number): Promise<void> {
  await tx
    .update(conversationMembersTable)
    .set({ archivedAt: null })
    .where(
      and(
        eq(conversationMembersTable.conversationId, conversationId),
        ne(conversationMembersTable.userId, authorId),
      ),
    )
}
