import { randomUUID } from "node:crypto"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { storage } from "#platform/server/storage.ts"
import { MAX_PLANE_PHOTOS } from "../plane-photo.ts"
import { planePhotoKey } from "../plane-photo-path.ts"
import { scheduleOrphanCheck } from "./delete-orphaned-plane-photo.ts"
import { drawPlanePhoto } from "./draw-plane-photo.ts"
import { listPlanePhotos } from "./plane-photos.ts"
import { planePhotosTable } from "./plane-photos-table.ts"
import { getOwnPlane, lockOwnPlane } from "./planes-queries.ts"

/** Draws a photo of an own aircraft anew and puts it behind those that are there; answers its id. */
export async function addPlanePhoto(
  db: Db,
  pilot: UserActor,
  planeId: number,
  bytes: Uint8Array,
): Promise<string> {
  // whose aircraft it is and whether there is room is known before the picture is read
  await getOwnPlane(db, pilot.userId, planeId)
  refuseTooMany(await listPlanePhotos(db, planeId))
  const files = await drawPlanePhoto(bytes)
  const id = randomUUID()
  await inTransaction(db, (tx) => scheduleOrphanCheck(tx, id))
  for (const [width, file] of files) await storage().put(planePhotoKey(id, width), file)
  await inTransaction(db, async (tx) => {
    await lockOwnPlane(tx, pilot.userId, planeId)
    const photos = await listPlanePhotos(tx, planeId)
    refuseTooMany(photos)
    await tx
      .insert(planePhotosTable)
      .values({ id, planeId, position: photos.length + 1, createdAt: clock.now() })
    await recordEvent(tx, {
      kind: "plane.photo_added",
      entityId: planeId,
      actor: pilot,
      role: "pilot",
      data: { photoId: id },
    })
  })
  return id
}

function refuseTooMany(photos: readonly unknown[]): void {
  if (photos.length < MAX_PLANE_PHOTOS) return
  throw new DomainError(
    "too-many-photos",
    "invalid",
    `Mehr als ${MAX_PLANE_PHOTOS} Fotos hat ein Flugzeug nicht. Lösch zuerst eins.`,
  )
}
