import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { personalMinimumsTable } from "./minimums-table.ts"

/** Deletes a pilot's minimums. */
export async function eraseMinimums(tx: Db, userId: number): Promise<void> {
  await tx.delete(personalMinimumsTable).where(eq(personalMinimumsTable.userId, userId))
}
