import { and, eq, type SQL } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { ConversationSubject } from "../conversation.ts"
import {
  type ConversationRow,
  conversationMembersTable,
  conversationsTable,
} from "./conversations-tables.ts"

/** Who talks about what: what one conversation is told from another by. */
export interface Topic {
  subject: ConversationSubject
  flightId: number | null
  flightRequestId: number | null
  pilotId: number
  /** Null: everybody on board. */
  personId: number | null
}

export async function findConversationAbout(
  db: Db,
  topic: Topic,
): Promise<ConversationRow | undefined> {
  const [found] = await db.select().from(conversationsTable).where(isAbout(topic))
  return found
}

export async function lockConversationAbout(
  tx: Db,
  topic: Topic,
): Promise<ConversationRow | undefined> {
  const [found] = await tx
    .select()
    .from(conversationsTable)
    .where(isAbout(topic))
    .for("no key update")
  return found
}

/** The conversation about a topic, locked; a new one has its two sides in it. */
export async function findOrAddConversation(
  tx: Db,
  topic: Topic,
  { openedById, at }: { openedById: number | null; at: Date },
): Promise<ConversationRow> {
  const [added] = await tx
    .insert(conversationsTable)
    .values({ ...topic, openedById, createdAt: at, lastMessageAt: at })
    .onConflictDoNothing()
    .returning()
  // somebody else has begun it at the same time
  const conversation = added ?? (await lockConversationAbout(tx, topic))
  if (!conversation) throw new Error("a conversation was refused that is not there")
  if (added) {
    const userIds = [topic.pilotId, topic.personId].filter((userId) => userId !== null)
    await tx
      .insert(conversationMembersTable)
      .values(userIds.map((userId) => ({ conversationId: added.id, userId })))
      .onConflictDoNothing()
  }
  return conversation
}

function isAbout(topic: Topic): SQL | undefined {
  const { subject, flightId, flightRequestId, pilotId, personId } = topic
  return and(
    eq(conversationsTable.subject, subject),
    eq(conversationsTable.pilotId, pilotId),
    ...(flightId === null ? [] : [eq(conversationsTable.flightId, flightId)]),
    ...(flightRequestId === null ? [] : [eq(conversationsTable.flightRequestId, flightRequestId)]),
    ...(personId === null ? [] : [eq(conversationsTable.personId, personId)]),
  )
}
