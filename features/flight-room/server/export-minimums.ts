import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { personalMinimumsTable } from "./minimums-table.ts"

/** A pilot's minimums, for the export of their data. */
export async function exportMinimums(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(personalMinimumsTable)
    .where(eq(personalMinimumsTable.userId, userId))
  return {
    wettergrenzen: rows.map((row) => ({
      untergrenzeFuss: row.ceilingFt,
      sichtMeter: row.visibilityM,
      querwindKnoten: row.crosswindKt,
      geaendertAm: row.changedAt,
    })),
  }
}
