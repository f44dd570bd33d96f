import { mkdirSync } from "node:fs"
import { seconds } from "#platform/duration.ts"
import { setRoleTimeouts } from "#platform/server/database-timeouts.ts"
import { type Database, type Db, openDatabase } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { attachPostgres } from "#platform/server/postgres/attach-postgres.ts"
import { awaitExternalPostgres } from "#platform/server/postgres/await-external.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { ownsTables, prepareDatabase, requirePrepared } from "#platform/server/prepare-database.ts"
import { connectRateLimits } from "#platform/server/rate-limit.ts"
import { connectStorage } from "#platform/server/storage.ts"
import { followTestClock } from "#platform/server/test-clock.ts"
import { allQueues } from "#server/jobs.ts"

export interface RunningProcess extends Database {
  /** The same database for what somebody waits for: with connections that no job takes, and less patience. */
  requests: Db
  /** Of the server's role, as everything here that works with rows. */
  url: string
  /** Of the role that owns the tables, where this process has it. */
  ownerUrl: string | undefined
}

/** Who has waited for a connection that long is told to come again, and leaves their place to somebody else. */
const REQUEST_PATIENCE_MS = seconds(2)

interface Postgres {
  url: string
  ownerUrl: string | undefined
  end(): Promise<void>
}

/**
 * Brings up what every program needs: time, database (external, or the embedded one of DATA_DIR),
 * migrations (where it may), the job queue. `owner` starts the embedded server and refuses a second
 * one; `visitor` (command-line programs) joins the one that runs.
 */
export async function bootstrap(role: "owner" | "visitor"): Promise<RunningProcess> {
  const { DATA_DIR, DATABASE_URL, TEST_CLOCK } = env()
  if (TEST_CLOCK) followTestClock(TEST_CLOCK)
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
  const postgres = DATABASE_URL
    ? await externalPostgres(DATABASE_URL)
    : await embeddedPostgres(role, DATA_DIR)
  if (postgres.ownerUrl) await prepareDatabase(postgres.ownerUrl, postgres.url)
  else await requirePrepared(postgres.url)
  await setRoleTimeouts(postgres.url)
  const database = openDatabase(postgres.url, { max: 8 })
  const requests = openDatabase(postgres.url, { patienceMs: REQUEST_PATIENCE_MS })
  connectRateLimits(requests.pool)
  await connectStorage()
  await connectJobs(
    postgres.url,
    allQueues.map((queue) => queue.name),
  )
  return {
    ...database,
    requests: requests.db,
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    async close() {
      await disconnectJobs()
      await requests.close()
      await database.close()
      await postgres.end()
    },
  }
}

/**
 * Of the operator, who has given the server a role that owns nothing, and migrates by `npm run
 * db:migrate`. One that owns the tables goes on as it did before there were two, and says so.
 */
async function externalPostgres(url: string): Promise<Postgres> {
  await awaitExternalPostgres(url)
  const isOwner = await ownsTables(url)
  if (isOwner) {
    log.warn("the server's database role owns its tables; the README says how to give it less")
  }
  if (env().MIGRATION_DATABASE_URL) {
    log.warn(
      "MIGRATION_DATABASE_URL is for npm run db:migrate alone; whoever gets into here has it",
    )
  }
  return { url, ownerUrl: isOwner ? url : undefined, end: async () => {} }
}

async function embeddedPostgres(role: "owner" | "visitor", dataDir: string): Promise<Postgres> {
  if (role === "owner") {
    const started = await startPostgres({ dataDir })
    return { url: started.url, ownerUrl: started.ownerUrl, end: () => started.stop() }
  }
  const attached = await attachPostgres({ dataDir })
  return { url: attached.url, ownerUrl: attached.ownerUrl, end: () => attached.release() }
}
