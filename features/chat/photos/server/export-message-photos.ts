import { and, asc, eq, isNotNull } from "drizzle-orm"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import type { Db } from "#platform/server/db.ts"
import { messagePhotoKey } from "../../core/message-photo.ts"
import { messagePhotosTable } from "../../core/server/conversations-tables.ts"

const [, WIDEST] = PHOTO_WIDTHS

/** The photos that a person has sent, for the export of their data. */
export async function listMessagePhotoFiles(db: Db, userId: number) {
  const { id, createdAt, messageId } = messagePhotosTable
  const photos = await db
    .select({ id })
    .from(messagePhotosTable)
    .where(and(eq(messagePhotosTable.userId, userId), isNotNull(messageId)))
    .orderBy(asc(createdAt), asc(id))
  return photos.map((photo) => ({
    file: `nachrichtenfotos/${photo.id}.webp`,
    key: messagePhotoKey(photo.id, WIDEST),
  }))
}
