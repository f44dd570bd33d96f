import { eq } from "drizzle-orm"
import { partName } from "#features/flights/core/flight-photo-path.ts"
import { lockFlightPhotos } from "#features/flights/core/server/flight-photos.ts"
import { flightPhotosTable } from "#features/flights/core/server/flight-photos-table.ts"
import { tidyFlightPhoto } from "#features/flights/photos/server/tidy-flight-photo.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { lockOwnPhotos } from "./photo-holder.ts"

/** Takes a photo of an own flight or draft away; those behind it move up. */
export function removeFlightPhoto(
  db: Db,
  pilot: UserActor,
  flightId: number,
  photoId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOwnPhotos(tx, pilot.userId, flightId)
    const photos = await lockFlightPhotos(tx, flightId)
    const removed = photos.find(({ id }) => id === photoId)
    // a second press: it is gone already
    if (!removed) return
    await tx.delete(flightPhotosTable).where(eq(flightPhotosTable.id, photoId))
    for (const [index, { id }] of photos.filter((photo) => photo !== removed).entries()) {
      await tx
        .update(flightPhotosTable)
        .set({ position: index + 1 })
        .where(eq(flightPhotosTable.id, id))
    }
    await tidyFlightPhoto(tx, { photoId, part: partName(removed.crop) })
    await recordEvent(tx, {
      kind: "flight.photo_removed",
      entityId: flightId,
      actor: pilot,
      role: "pilot",
    })
  })
}
