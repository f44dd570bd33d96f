import { sql } from "drizzle-orm"
import { type Db, inTransaction } from "#platform/server/db.ts"

/** The tables that `work` has read from beginning to end, as PostgreSQL counts it. */
export function sequentialScans(db: Db, work: (tx: Db) => Promise<unknown>): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    // what the connection did before is counted, too, until it is reported
    const before = await countScans(tx)
    await work(tx)
    const after = await countScans(tx)
    return [...after].flatMap(([table, scans]) => (scans > (before.get(table) ?? 0) ? [table] : []))
  })
}

async function countScans(tx: Db) {
  const { rows } = await tx.execute<{ table: string; scans: number }>(
    sql`select relname as table, seq_scan as scans from pg_stat_xact_user_tables`,
  )
  return new Map(rows.map(({ table, scans }) => [table, scans]))
}
