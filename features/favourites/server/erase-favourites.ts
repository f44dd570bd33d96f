import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { favouritesTable } from "./favourites-table.ts"

export async function eraseFavourites(tx: Db, userId: number): Promise<void> {
  await tx.delete(favouritesTable).where(eq(favouritesTable.userId, userId))
}
