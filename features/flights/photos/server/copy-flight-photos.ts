import { randomUUID } from "node:crypto"
import { asc, eq } from "drizzle-orm"
import { z } from "zod"
import {
  flightPhotoKey,
  partName,
  wholePhotoKey,
} from "#features/flights/core/flight-photo-path.ts"
import { toPhoto } from "#features/flights/core/server/flight-photos.ts"
import { flightPhotosTable as photos } from "#features/flights/core/server/flight-photos-table.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { storage } from "#platform/server/storage.ts"

const QUEUE = "copy-flight-photo"

/** Gives a flight the photos of another one: rows at once, files as soon as the transaction has committed. */
export async function copyFlightPhotos(tx: Db, from: number, to: number): Promise<void> {
  const rows = await tx
    .select()
    .from(photos)
    .where(eq(photos.flightId, from))
    .orderBy(asc(photos.position))
  for (const row of rows) {
    const id = randomUUID()
    await tx.insert(photos).values({ ...row, id, flightId: to, createdAt: clock.now() })
    await enqueue(tx, QUEUE, { from: row.id, to: id })
  }
}

export const copyFlightPhotoQueue: JobQueue = {
  name: QUEUE,
  run(db, data) {
    const { from, to } = z.object({ from: z.uuid(), to: z.uuid() }).parse(data)
    return inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(photos).where(eq(photos.id, to)).for("update")
      if (!row) return
      const part = partName(toPhoto(row).crop)
      const files = [
        [wholePhotoKey(from), wholePhotoKey(to)],
        ...PHOTO_WIDTHS.map((width) => [
          flightPhotoKey(from, part, width),
          flightPhotoKey(to, part, width),
        ]),
      ] as const
      // its pilot may have deleted or cut the first one meanwhile
      const isThere = await Promise.all(files.map(([source = ""]) => storage().exists(source)))
      if (isThere.includes(false)) {
        await tx.delete(photos).where(eq(photos.id, to))
        return
      }
      for (const [source = "", copy = ""] of files) await storage().copy(source, copy)
    })
  },
}
