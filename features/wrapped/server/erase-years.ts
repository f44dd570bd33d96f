import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { toldYearsTable, yearSharesTable } from "./wrapped-tables.ts"

/** With an account its public pictures go. */
export async function eraseYears(tx: Db, userId: number): Promise<void> {
  await tx.delete(yearSharesTable).where(eq(yearSharesTable.userId, userId))
  await tx.delete(toldYearsTable).where(eq(toldYearsTable.userId, userId))
}
