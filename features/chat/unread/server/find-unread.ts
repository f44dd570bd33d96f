import { z } from "zod"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { nameOfConversation, subjectOfConversation } from "../../core/conversation-title.ts"
import { PHOTO_LABEL } from "../../core/message-photo.ts"
import { findConversation } from "../../core/server/list-conversations.ts"
import { listMessages } from "../../core/server/list-messages.ts"
import type { UnreadMessages } from "../unread-messages.ts"

const toldOf = z.object({ conversations: z.array(z.object({ id: z.int(), after: z.int() })) })

/** What an event has told its person of and is still unread. */
export async function findUnread(db: Db, event: EventRow): Promise<UnreadMessages[]> {
  const { conversations } = toldOf.parse(event.data)
  const found = await Promise.all(
    conversations.map(({ id, after }) => findUnreadIn(db, event.entityId, { id, after })),
  )
  return found.filter((one) => one !== undefined)
}

/** What a member has not read in one conversation, of what is newer than `after`. */
export async function findUnreadIn(
  db: Db,
  userId: number,
  { id, after }: { id: number; after: number },
): Promise<UnreadMessages | undefined> {
  const conversation = await findConversation(db, userId, id).catch(ofNobody)
  if (!conversation || conversation.isBlocked || conversation.firstUnreadId === null) return
  const from = Math.max(after, conversation.firstUnreadId - 1)
  const { messages } = await listMessages(db, userId, id, { after: from })
  const unread = messages.flatMap(({ id: messageId, author, isOwn, text, photo }) => {
    const words = photo ? PHOTO_LABEL : text
    return author && !isOwn && words !== ""
      ? [{ id: messageId, author: author.name, text: words }]
      : []
  })
  if (unread.length === 0) return
  return {
    conversationId: id,
    name: nameOfConversation(conversation),
    subject: subjectOfConversation(conversation),
    messages: unread,
  }
}

/** It may have been deleted, or the person may have left, since they were told. */
function ofNobody(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === "not-found") return undefined
  throw error
}
