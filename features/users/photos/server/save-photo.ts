import { randomUUID } from "node:crypto"
import { and, eq, isNull } from "drizzle-orm"
import { unknownUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import { recordEvent } from "#platform/server/events.ts"
import { storage } from "#platform/server/storage.ts"
import type { PhotoCrop } from "../photo.ts"
import { PHOTO_SIZES, photoKey } from "../photo-path.ts"
import { makePhoto } from "./make-photo.ts"

/** Draws and keeps a person's photo; a former one is deleted. */
export async function savePhoto(
  db: Db,
  actor: UserActor,
  { bytes, crop }: { bytes: Uint8Array; crop: PhotoCrop },
): Promise<void> {
  const photoId = randomUUID()
  const files = await makePhoto(bytes, crop)
  try {
    for (const [size, file] of files) await storage().put(photoKey(photoId, size), file)
    await replacePhoto(db, actor, photoId)
  } catch (error) {
    // no row names these files, for example because the account was deleted meanwhile
    await inTransaction(db, (tx) => erasePhoto(tx, photoId))
    throw error
  }
}

/** Takes a person's photo away; without one nothing happens. */
export function removePhoto(db: Db, actor: UserActor): Promise<void> {
  return replacePhoto(db, actor, null)
}

function replacePhoto(db: Db, actor: UserActor, photoId: string | null): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [former] = await tx
      .select({ photoId: usersTable.photoId })
      .from(usersTable)
      .where(and(eq(usersTable.id, actor.userId), isNull(usersTable.deletedAt)))
      .for("update")
    if (!former) throw unknownUser()
    if (former.photoId === photoId) return
    await tx.update(usersTable).set({ photoId }).where(eq(usersTable.id, actor.userId))
    if (former.photoId) await erasePhoto(tx, former.photoId)
    await recordEvent(tx, {
      kind: photoId ? "user.photo_changed" : "user.photo_removed",
      entityId: actor.userId,
      actor,
      role: actor.isPilot ? "pilot" : "passenger",
    })
  })
}

/** Deletes the files of a photo once the transaction has committed. */
export function erasePhoto(tx: Db, photoId: string): Promise<void> {
  return deleteFiles(
    tx,
    PHOTO_SIZES.map((size) => photoKey(photoId, size)),
  )
}
