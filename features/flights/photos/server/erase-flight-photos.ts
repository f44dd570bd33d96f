import { eq, type SQL } from "drizzle-orm"
import { partName } from "#features/flights/core/flight-photo-path.ts"
import { toPhoto } from "#features/flights/core/server/flight-photos.ts"
import { flightPhotosTable } from "#features/flights/core/server/flight-photos-table.ts"
import type { Db } from "#platform/server/db.ts"
import { tidyFlightPhoto } from "./tidy-flight-photo.ts"

/** Deletes the photos of a deleted draft, rows and files. */
export function deletePhotosOfFlight(tx: Db, flightId: number): Promise<void> {
  return erasePhotos(tx, eq(flightPhotosTable.flightId, flightId))
}

/** Deletes all photos of a pilot's flights and drafts: they show faces and places. */
export function erasePhotosOfPilot(tx: Db, userId: number): Promise<void> {
  return erasePhotos(tx, eq(flightPhotosTable.pilotId, userId))
}

async function erasePhotos(tx: Db, which: SQL): Promise<void> {
  const rows = await tx.delete(flightPhotosTable).where(which).returning()
  for (const { id, crop } of rows.map(toPhoto)) {
    await tidyFlightPhoto(tx, { photoId: id, part: partName(crop) })
  }
}
