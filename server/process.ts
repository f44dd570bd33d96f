import { mkdirSync } from "node:fs"
import { setRoleTimeouts } from "#platform/server/database-timeouts.ts"
import { type Database, openDatabase } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { migrate, readMigrations } from "#platform/server/migrations.ts"
import { attachPostgres } from "#platform/server/postgres/attach-postgres.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { connectRateLimits } from "#platform/server/rate-limit.ts"
import { connectStorage } from "#platform/server/storage.ts"
import { followTestClock } from "#platform/server/test-clock.ts"
import { allQueues } from "#server/jobs.ts"

export interface RunningProcess extends Database {
  url: string
}

/**
 * Brings up what every program needs: time, database (external, or the embedded one of DATA_DIR),
 * migrations, the job queue. `owner` starts the embedded server and refuses a second one;
 * `visitor` (command-line programs) joins the one that runs.
 */
export async function bootstrap(role: "owner" | "visitor"): Promise<RunningProcess> {
  const { DATA_DIR, DATABASE_URL, TEST_CLOCK } = env()
  if (TEST_CLOCK) followTestClock(TEST_CLOCK)
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
  const postgres = DATABASE_URL
    ? { url: DATABASE_URL, end: async () => {} }
    : await embeddedPostgres(role, DATA_DIR)
  await migrate(postgres.url, await readMigrations("db/migrations"))
  await setRoleTimeouts(postgres.url)
  const database = openDatabase(postgres.url)
  connectRateLimits(database.pool)
  await connectStorage()
  await connectJobs(
    postgres.url,
    allQueues.map((queue) => queue.name),
  )
  return {
    ...database,
    url: postgres.url,
    async close() {
      await disconnectJobs()
      await database.close()
      await postgres.end()
    },
  }
}

async function embeddedPostgres(role: "owner" | "visitor", dataDir: string) {
  if (role === "owner") {
    const started = await startPostgres({ dataDir })
    return { url: started.url, end: () => started.stop() }
  }
  const attached = await attachPostgres({ dataDir })
  return { url: attached.url, end: () => attached.release() }
}
