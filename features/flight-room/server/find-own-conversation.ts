import { listConversationsAbout } from "#features/chat/core/server/list-conversations.ts"
import { listLastMessages } from "#features/chat/core/server/list-messages.ts"
import type { Db } from "#platform/server/db.ts"

/** What a guest and the pilot of a flight have written each other; null where that is nothing. */
export async function findOwnConversation(db: Db, userId: number, flightId: number) {
  const conversations = await listConversationsAbout(db, userId, flightId)
  const own = conversations.find(({ subject }) => subject === "flight")
  return own ? { conversations, messages: await listLastMessages(db, userId, own.id) } : null
}
