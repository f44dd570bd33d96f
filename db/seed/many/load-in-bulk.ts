import { sql } from "drizzle-orm"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * Lets `work` add very many rows to some tables: references are not looked up and no trigger runs, and the indexes
 * that are no constraints are made once at the end instead of with each row. For a database to measure on, as its
 * owner; what the rows refer to is there because `work` says so.
 */
export async function loadInBulk(
  db: Db,
  tables: readonly string[],
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeouts(tx)
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true),
      set_config('synchronous_commit', 'off', true), set_config('maintenance_work_mem', '512MB', true)`)
    const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition from pg_index
      where indrelid = any(${sql.param([...tables])}::regclass[]) and not indisunique
        and not exists (select from pg_constraint where conindid = indexrelid)`)
    for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`))
    await work(tx)
    for (const { definition } of rows) await tx.execute(sql.raw(definition))
    await tx.execute(sql`select analyze_tables()`)
  })
}
