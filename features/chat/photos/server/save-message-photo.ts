import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { drawWidths, pixelsOf } from "#features/users/photos/server/draw-photo.ts"
import { readPicture } from "#features/users/photos/server/read-picture.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"
import type { SentMessage } from "../../core/conversations-schemas.ts"
import { messagePhotoKey } from "../../core/message-photo.ts"
import { messagePhotosTable, messagesTable } from "../../core/server/conversations-tables.ts"
import { lockConversation } from "../../core/server/lock-conversation.ts"
import { say } from "../../core/server/send-message.ts"

const [, WIDEST] = PHOTO_WIDTHS
/** Of what is taller than wide, in pixels. */
const TALLEST = 1_600

/**
 * Sends a photo as a message; a repeat with the same key is the same message. What it is, its bytes say:
 * neither its name nor its declared type is believed, and the name is not kept.
 */
export async function saveMessagePhoto(
  db: Db,
  { userId }: UserActor,
  conversationId: number,
  { key, bytes }: { key: string; bytes: Uint8Array },
): Promise<SentMessage> {
  // before the dear part: is it a conversation of theirs, and new?
  await inTransaction(db, (tx) => lockConversation(tx, userId, conversationId))
  const former = await findSent(db, userId, key)
  if (former) return former
  const pixels = await readPicture(bytes, (picture) =>
    pixelsOf(picture.resize(WIDEST, TALLEST, { fit: "inside", withoutEnlargement: true })),
  )
  const id = randomUUID()
  const { width, height } = pixels.info
  // row first: a process that ends in between leaves no bytes that nobody would delete
  await db
    .insert(messagePhotosTable)
    .values({ id, userId, messageId: null, width, height, createdAt: clock.now() })
  for (const [size, file] of await drawWidths(pixels)) {
    await storage().put(messagePhotoKey(id, size), file)
  }
  return inTransaction(db, async (tx) => {
    const conversation = await lockConversation(tx, userId, conversationId)
    const messageId = await say(tx, conversation, { authorId: userId, key, text: "" })
    const [taken] = await tx
      .select({ id: messagePhotosTable.id })
      .from(messagePhotosTable)
      .where(eq(messagePhotosTable.messageId, messageId))
    // of two at once with the same key the second is swept away
    if (!taken) {
      await tx.update(messagePhotosTable).set({ messageId }).where(eq(messagePhotosTable.id, id))
    }
    return { conversationId, messageId }
  })
}

async function findSent(db: Db, userId: number, key: string): Promise<SentMessage | undefined> {
  const [sent] = await db
    .select({ messageId: messagesTable.id, conversationId: messagesTable.conversationId })
    .from(messagesTable)
    .where(and(eq(messagesTable.authorId, userId), eq(messagesTable.key, key)))
  return sent
}
