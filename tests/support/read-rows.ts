import { sql } from "drizzle-orm"
import { type Db, inTransaction } from "#platform/server/db.ts"

interface ReadRows {
  /** The tables that were read from beginning to end. */
  scanned: string[]
  /** How many rows were read, of whatever table and by whatever index. */
  rows: number
}

/** What `work` reads, as PostgreSQL counts it. */
export function readRowsOf(db: Db, work: (tx: Db) => Promise<unknown>): Promise<ReadRows> {
  return inTransaction(db, async (tx) => {
    // what the connection did before is counted, too, until it is reported
    const before = await countReads(tx)
    await work(tx)
    const after = await countReads(tx)
    const read = [...after].map(([table, { scans, rows }]) => ({
      table,
      scans: scans - (before.get(table)?.scans ?? 0),
      rows: rows - (before.get(table)?.rows ?? 0),
    }))
    return {
      scanned: read.filter(({ scans }) => scans > 0).map(({ table }) => table),
      rows: read.reduce((sum, { rows }) => sum + rows, 0),
    }
  })
}

async function countReads(tx: Db) {
  const { rows } = await tx.execute<{ table: string; scans: number; rows: number }>(
    sql`select relname as table, seq_scan as scans, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
      from pg_stat_xact_user_tables`,
  )
  return new Map(rows.map(({ table, ...counted }) => [table, counted]))
}
