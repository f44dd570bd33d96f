import { randomUUID } from "node:crypto"
import {
  flightPhotoKey,
  partName,
  wholePhotoKey,
} from "#features/flights/core/flight-photo-path.ts"
import { cropColumns, listFlightPhotos } from "#features/flights/core/server/flight-photos.ts"
import { flightPhotosTable } from "#features/flights/core/server/flight-photos-table.ts"
import { MAX_FLIGHT_PHOTOS } from "#features/flights/photos/flight-photo.ts"
import { shownPart } from "#features/flights/photos/photo-crop.ts"
import { drawShownPart, drawWholePhoto } from "#features/flights/photos/server/draw-flight-photo.ts"
import { tidyFlightPhotoLater } from "#features/flights/photos/server/tidy-flight-photo.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { storage } from "#platform/server/storage.ts"
import { lockOwnPhotos, requireOwnPhotos } from "./photo-holder.ts"

/** Re-encodes a photo of the caller's flight or draft and appends it. */
export async function addFlightPhoto(
  db: Db,
  pilot: UserActor,
  flightId: number,
  bytes: Uint8Array,
): Promise<void> {
  // whose flight it is and whether there is room is known before the picture is read
  await requireOwnPhotos(db, pilot.userId, flightId)
  refuseTooMany(await listFlightPhotos(db, flightId))
  const { file, size } = await drawWholePhoto(bytes)
  const crop = shownPart(size)
  const { files, placeholder } = await drawShownPart(file, crop)
  const [id, part] = [randomUUID(), partName(crop)]
  await inTransaction(db, (tx) => tidyFlightPhotoLater(tx, { photoId: id, part }))
  await storage().put(wholePhotoKey(id), file)
  for (const [width, drawn] of files) await storage().put(flightPhotoKey(id, part, width), drawn)
  await inTransaction(db, async (tx) => {
    await lockOwnPhotos(tx, pilot.userId, flightId)
    const photos = await listFlightPhotos(tx, flightId)
    refuseTooMany(photos)
    await tx.insert(flightPhotosTable).values({
      id,
      flightId,
      pilotId: pilot.userId,
      position: photos.length + 1,
      ...cropColumns(crop),
      placeholder,
      createdAt: clock.now(),
    })
    await recordEvent(tx, {
      kind: "flight.photo_added",
      entityId: flightId,
      actor: pilot,
      role: "pilot",
      data: { photoId: id },
    })
  })
}

function refuseTooMany(photos: readonly unknown[]): void {
  if (photos.length < MAX_FLIGHT_PHOTOS) return
  throw new DomainError(
    "too-many-photos",
    "invalid",
    `Mehr als ${MAX_FLIGHT_PHOTOS} Fotos hat ein Flug nicht. Lösch zuerst eins.`,
  )
}
