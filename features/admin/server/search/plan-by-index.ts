import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/**
 * For the rest of a transaction: every question of the search has an index, and is planned for what is
 * asked. A few hits of many look to the planner as if they lay everywhere, so that it would read a table of
 * a million rows from its beginning; to start workers or a compiler takes longer than the answer.
 */
export async function planByIndex(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true)`)
}
