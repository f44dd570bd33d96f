import { eq, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { occurrencesTable } from "./occurrences-table.ts"

/**
 * Takes a person out of what they reported. The report stays without them, because others are safer for
 * it; their words stay only until somebody has read them and summed them up.
 */
export async function eraseOccurrences(tx: Db, userId: number): Promise<void> {
  const { words, closedAt, reporterId } = occurrencesTable
  await tx
    .update(occurrencesTable)
    .set({
      reporterId: null,
      contentKey: null,
      words: sql`case when ${closedAt} is null then ${words} else '' end`,
    })
    .where(eq(reporterId, userId))
}
