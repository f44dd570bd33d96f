import { eq } from "drizzle-orm"
import { z } from "zod"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { deletePlanePhotoFiles } from "./plane-photos.ts"
import { planePhotosTable } from "./plane-photos-table.ts"

const QUEUE = "forget-orphaned-plane-photo"
/** By then an upload has ended one way or the other. */
const LOOK_AFTER_MS = hours(1)

/** Looks later whether a photo has its row: a process may end between its files and the row. */
export function scheduleOrphanCheck(tx: Db, photoId: string): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + LOOK_AFTER_MS)
  return enqueue(tx, QUEUE, { photoId }, { startAfter })
}

export const deleteOrphanedPlanePhotoQueue: JobQueue = {
  name: QUEUE,
  async run(db, data) {
    const { photoId } = z.object({ photoId: z.uuid() }).parse(data)
    const [kept] = await db
      .select({ id: planePhotosTable.id })
      .from(planePhotosTable)
      .where(eq(planePhotosTable.id, photoId))
    if (!kept) await inTransaction(db, (tx) => deletePlanePhotoFiles(tx, [photoId]))
  },
}
