import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { landingsTable } from "./landings-table.ts"

/** Deletes a pilot's landing log. */
export async function eraseLandings(tx: Db, userId: number): Promise<void> {
  await tx.delete(landingsTable).where(eq(landingsTable.userId, userId))
}
