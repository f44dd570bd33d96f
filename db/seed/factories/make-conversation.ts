import { randomUUID } from "node:crypto"
import {
  type ConversationRow,
  conversationMembersTable,
  conversationsTable,
  messagesTable,
} from "#features/chat/core/server/conversations-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"
import { makePilot } from "./make-pilot.ts"
import { makeUser } from "./make-user.ts"

/** One about a pilot's profile, without a message. */
export async function makeConversation(
  db: Db,
  overrides: Partial<typeof conversationsTable.$inferInsert> = {},
): Promise<ConversationRow> {
  const now = clock.now()
  const personId = overrides.personId === undefined ? (await makeUser(db)).id : overrides.personId
  const conversation = await insertRow(db, conversationsTable, {
    subject: "profile",
    createdAt: now,
    lastMessageAt: now,
    ...overrides,
    personId,
    pilotId: overrides.pilotId ?? (await makePilot(db)).id,
  })
  for (const userId of [conversation.pilotId, personId]) {
    if (userId === null) continue
    await insertRow(db, conversationMembersTable, { conversationId: conversation.id, userId })
  }
  return conversation
}

export function makeMessage(
  db: Db,
  values: { conversationId: number; authorId: number } & Partial<typeof messagesTable.$inferInsert>,
) {
  return insertRow(db, messagesTable, {
    key: randomUUID(),
    text: "Passt der Samstag auch am Nachmittag?",
    createdAt: clock.now(),
    ...values,
  })
}
