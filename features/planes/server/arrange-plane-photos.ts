import { eq } from "drizzle-orm"
import { PHOTOS_CHANGED } from "#features/users/photos/wide-photo.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { PlanePhoto } from "../plane-photo-path.ts"
import { deletePlanePhotoFiles, listPlanePhotos } from "./plane-photos.ts"
import { planePhotosTable } from "./plane-photos-table.ts"
import { lockOwnPlane } from "./planes-queries.ts"

/** Gives all photos of an own aircraft their order and their words; the same again changes nothing. */
export function arrangePlanePhotos(
  db: Db,
  pilot: UserActor,
  planeId: number,
  wanted: readonly PlanePhoto[],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOwnPlane(tx, pilot.userId, planeId)
    const former = await listPlanePhotos(tx, planeId)
    const isSameSet =
      wanted.length === former.length &&
      former.every(({ id }) => wanted.some((one) => one.id === id))
    if (!isSameSet) throw photosChanged()
    if (JSON.stringify(former) === JSON.stringify(wanted.map(({ id, alt }) => ({ id, alt }))))
      return
    for (const [index, { id, alt }] of wanted.entries()) {
      await tx
        .update(planePhotosTable)
        .set({ position: index + 1, alt })
        .where(eq(planePhotosTable.id, id))
    }
    await record(tx, pilot, planeId, "plane.photos_arranged")
  })
}

/** Takes a photo of an own aircraft away; those behind it move up. */
export function removePlanePhoto(
  db: Db,
  pilot: UserActor,
  planeId: number,
  photoId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOwnPlane(tx, pilot.userId, planeId)
    const photos = await listPlanePhotos(tx, planeId)
    const left = photos.filter(({ id }) => id !== photoId)
    // a second press: it is gone already
    if (left.length === photos.length) return
    await tx.delete(planePhotosTable).where(eq(planePhotosTable.id, photoId))
    for (const [index, { id }] of left.entries()) {
      await tx
        .update(planePhotosTable)
        .set({ position: index + 1 })
        .where(eq(planePhotosTable.id, id))
    }
    await deletePlanePhotoFiles(tx, [photoId])
    await record(tx, pilot, planeId, "plane.photo_removed")
  })
}

async function record(tx: Db, pilot: UserActor, planeId: number, kind: string): Promise<void> {
  await recordEvent(tx, { kind, entityId: planeId, actor: pilot, role: "pilot" })
}

function photosChanged(): DomainError {
  return new DomainError("photos-changed", "invalid", PHOTOS_CHANGED)
}
