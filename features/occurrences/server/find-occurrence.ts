import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type OccurrenceRow, occurrencesTable } from "./occurrences-table.ts"

export async function findOccurrence(db: Db, id: number): Promise<OccurrenceRow | undefined> {
  const [row] = await db.select().from(occurrencesTable).where(eq(occurrencesTable.id, id))
  return row
}
