import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { untilAnswered } from "./wait.ts"

/** What a timer begins, begun now; like the timer's own job it comes back 45 s after its worker was lost. */
export async function enqueueScheduledJob(db: Db, queue: string): Promise<void> {
  await untilAnswered(() =>
    db.execute(
      sql`insert into pgboss.job (name, retry_limit, retry_delay, expire_seconds) values (${queue}, 16, 2, 45)`,
    ),
  )
}
