import { eq, inArray } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { planeInsurancesTable } from "./plane-insurances-table.ts"
import { deletePlanePhotoFiles } from "./plane-photos.ts"
import { planePhotosTable } from "./plane-photos-table.ts"
import { planesTable } from "./planes-table.ts"

/**
 * A registration leads to its owner, and so may the masses, the photos and the insurance of a single
 * aircraft; what remains is the type that past flights were flown with.
 */
export async function erasePlanes(tx: Db, userId: number): Promise<void> {
  const own = tx
    .select({ id: planesTable.id })
    .from(planesTable)
    .where(eq(planesTable.pilotId, userId))
  const photos = await tx
    .delete(planePhotosTable)
    .where(inArray(planePhotosTable.planeId, own))
    .returning({ id: planePhotosTable.id })
  await deletePlanePhotoFiles(
    tx,
    photos.map(({ id }) => id),
  )
  await tx.delete(planeInsurancesTable).where(inArray(planeInsurancesTable.planeId, own))
  await tx
    .update(planesTable)
    .set({ registration: "", balance: null, retiredAt: clock.now() })
    .where(eq(planesTable.pilotId, userId))
}
