import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { checklistTicksTable } from "./checklist-table.ts"

/** Deletes what a person has ticked. */
export async function eraseChecklists(tx: Db, userId: number): Promise<void> {
  await tx.delete(checklistTicksTable).where(eq(checklistTicksTable.userId, userId))
}
