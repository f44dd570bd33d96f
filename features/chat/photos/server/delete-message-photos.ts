import { and, eq, isNull, lte, type SQL } from "drizzle-orm"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { messagePhotoKey } from "../../core/message-photo.ts"
import { messagePhotosTable } from "../../core/server/conversations-tables.ts"

/** What a person has sent goes with their account. */
export function eraseMessagePhotos(tx: Db, userId: number): Promise<void> {
  return deletePhotos(tx, eq(messagePhotosTable.userId, userId))
}

/** Every hour: photos whose message was never sent, or has gone with its conversation. */
export const deleteMessagePhotosQueue: JobQueue = {
  name: "delete-message-photos",
  cron: "37 * * * *",
  run(db) {
    const { messageId, createdAt } = messagePhotosTable
    const before = new Date(clock.now().getTime() - hours(1))
    return inTransaction(db, (tx) =>
      deletePhotos(tx, and(isNull(messageId), lte(createdAt, before))),
    )
  },
}

/** Rows at once, bytes once the transaction has committed. */
async function deletePhotos(tx: Db, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .delete(messagePhotosTable)
    .where(which)
    .returning({ id: messagePhotosTable.id })
  await deleteFiles(
    tx,
    gone.flatMap(({ id }) => PHOTO_WIDTHS.map((width) => messagePhotoKey(id, width))),
  )
}
