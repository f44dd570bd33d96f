import { eq } from "drizzle-orm"
import { z } from "zod"
import {
  flightPhotoFolder,
  flightPhotoKey,
  partName,
} from "#features/flights/core/flight-photo-path.ts"
import { toPhoto } from "#features/flights/core/server/flight-photos.ts"
import { flightPhotosTable } from "#features/flights/core/server/flight-photos-table.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { storage } from "#platform/server/storage.ts"

const QUEUE = "tidy-flight-photo"
/** By then an upload or a new part has come in or has failed. */
const LOOK_AFTER_MS = hours(1)

interface Drawn {
  photoId: string
  /** Which part of it was drawn. */
  part: string
}

/** Deletes, once the transaction has committed, what its row no longer names. */
export function tidyFlightPhoto(tx: Db, drawn: Drawn): Promise<void> {
  return enqueue(tx, QUEUE, { ...drawn })
}

/** Looks later whether the row came: a process may end between the files and the row. */
export function tidyFlightPhotoLater(tx: Db, drawn: Drawn): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + LOOK_AFTER_MS)
  return enqueue(tx, QUEUE, { ...drawn }, { startAfter })
}

export const tidyFlightPhotoQueue: JobQueue = {
  name: QUEUE,
  run(db, data) {
    const { photoId, part } = z.object({ photoId: z.uuid(), part: z.string() }).parse(data)
    return inTransaction(db, async (tx) => {
      // a part that is chosen right now puts its files under the same lock
      const [row] = await tx
        .select()
        .from(flightPhotosTable)
        .where(eq(flightPhotosTable.id, photoId))
        .for("update")
      if (!row) return storage().deleteAll(flightPhotoFolder(photoId))
      if (partName(toPhoto(row).crop) === part) return
      for (const width of PHOTO_WIDTHS) {
        await storage().delete(flightPhotoKey(photoId, part, width))
      }
    })
  },
}
