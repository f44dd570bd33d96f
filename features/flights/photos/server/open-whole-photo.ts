import { eq } from "drizzle-orm"
import { wholePhotoKey } from "#features/flights/core/flight-photo-path.ts"
import { flightPhotosTable } from "#features/flights/core/server/flight-photos-table.ts"
import type { Db } from "#platform/server/db.ts"
import { readIfThere } from "#platform/server/storage.ts"

/** The file of a whole photo, for its pilot alone: what is cut away is nobody else's business. */
export async function openWholePhoto(
  db: Db,
  pilotId: number,
  photoId: string,
): Promise<Uint8Array | undefined> {
  const [photo] = await db
    .select({ pilotId: flightPhotosTable.pilotId })
    .from(flightPhotosTable)
    .where(eq(flightPhotosTable.id, photoId))
  if (photo?.pilotId !== pilotId) return undefined
  return readIfThere(wholePhotoKey(photoId))
}
