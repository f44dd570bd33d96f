import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { waitUntil } from "../wait.ts"

/** What is wrong where not each of `processes` has its connection on which it hears what has changed. */
export async function missingListeners(db: Db, processes: number): Promise<string[]> {
  let found = 0
  await waitUntil("every process listens", async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'aufwind-hints'`)
    found = rows[0]?.count ?? 0
    return found === processes
  }).catch(() => undefined)
  process.stdout.write(`  ${found} connections listen for hints (target ${processes})\n`)
  return found === processes ? [] : [`${found} of ${processes} processes listen`]
}
