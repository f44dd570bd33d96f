import { asc, eq, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import {
  conversationMembersTable,
  conversationsTable,
  messagePhotosTable,
  messagesTable,
  userBlocksTable,
} from "./conversations-tables.ts"

/** A person's conversations for the export of their data: what they wrote, and that others answered. */
export async function exportConversations(db: Db, userId: number) {
  const conversations = await db
    .select({
      id: conversationsTable.id,
      thema: conversationsTable.subject,
      flug: conversationsTable.flightId,
      gesuch: conversationsTable.flightRequestId,
      begonnenAm: conversationsTable.createdAt,
      gefragtAm: conversationsTable.askedAt,
      beantwortetAm: conversationsTable.answeredAt,
      ohneAntwortSeit: conversationsTable.missedAt,
      archiviertAm: conversationMembersTable.archivedAt,
    })
    .from(conversationMembersTable)
    .innerJoin(
      conversationsTable,
      eq(conversationsTable.id, conversationMembersTable.conversationId),
    )
    .where(eq(conversationMembersTable.userId, userId))
    .orderBy(asc(conversationsTable.id))
  const written = await db
    .select({
      unterhaltung: messagesTable.conversationId,
      text: messagesTable.text,
      foto: messagePhotosTable.id,
      geschriebenAm: messagesTable.createdAt,
    })
    .from(messagesTable)
    .leftJoin(messagePhotosTable, eq(messagePhotosTable.messageId, messagesTable.id))
    .where(eq(messagesTable.authorId, userId))
    .orderBy(asc(messagesTable.id))
  const received = await db
    .select({
      unterhaltung: messagesTable.conversationId,
      anzahl: sql<number>`count(*)::integer`,
    })
    .from(messagesTable)
    .innerJoin(
      conversationMembersTable,
      eq(conversationMembersTable.conversationId, messagesTable.conversationId),
    )
    .where(
      sql`${conversationMembersTable.userId} = ${userId} and ${messagesTable.authorId} <> ${userId}
        and not ${messagesTable.isWithheld}`,
    )
    .groupBy(messagesTable.conversationId)
    .orderBy(asc(messagesTable.conversationId))
  const blocked = await db
    .select({ person: userBlocksTable.blockedId, seit: userBlocksTable.createdAt })
    .from(userBlocksTable)
    .where(eq(userBlocksTable.blockerId, userId))
  return {
    unterhaltungen: conversations,
    geschrieben: written,
    bekommen: received,
    blockiert: blocked,
  }
}
