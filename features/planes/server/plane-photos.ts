import { asc, desc, eq, inArray } from "drizzle-orm"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import type { Db } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import { type PlanePhoto, planePhotoKey } from "../plane-photo-path.ts"
import { planePhotosTable } from "./plane-photos-table.ts"

/** The photos of an aircraft, in the order in which they are shown. */
export function listPlanePhotos(db: Db, planeId: number): Promise<PlanePhoto[]> {
  return db
    .select({ id: planePhotosTable.id, alt: planePhotosTable.alt })
    .from(planePhotosTable)
    .where(eq(planePhotosTable.planeId, planeId))
    .orderBy(asc(planePhotosTable.position))
}

/** The id of the photo that is shown first, for each of these aircraft that has one. */
export async function listFirstPlanePhotos(
  db: Db,
  planeIds: readonly number[],
): Promise<Record<number, string>> {
  const rows = await db
    .select({ planeId: planePhotosTable.planeId, id: planePhotosTable.id })
    .from(planePhotosTable)
    .where(inArray(planePhotosTable.planeId, [...planeIds]))
    .orderBy(desc(planePhotosTable.position))
  return Object.fromEntries(rows.map(({ planeId, id }) => [planeId, id]))
}

/** Deletes the files of photos once the transaction has committed. */
export function deletePlanePhotoFiles(tx: Db, photoIds: readonly string[]): Promise<void> {
  return deleteFiles(
    tx,
    photoIds.flatMap((id) => PHOTO_WIDTHS.map((width) => planePhotoKey(id, width))),
  )
}
