import { type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Db } from "#platform/server/db.ts"
import { inBatches } from "./in-batches.ts"

const BATCH = 2_000

/**
 * Deletes the rows that `which` chooses, so many in a statement of its own: a backlog of millions locks no table for
 * long, holds up no vacuum, and what is done stays done when the job's turn ends. Answers how many there were; none
 * where nothing is chosen.
 */
export function deleteInBatches(
  db: Db,
  table: PgTable,
  which: SQL | undefined,
  batch = BATCH,
): Promise<number> {
  return inBatches(batch, async () => {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${which ?? sql`false`} limit ${batch}::integer))`)
    return rowCount ?? 0
  })
}
