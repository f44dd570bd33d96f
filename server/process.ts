import { mkdirSync } from "node:fs"
import { readSettings } from "#features/settings/server/current-settings.ts"
import { seconds } from "#platform/duration.ts"
import { setRoleTimeouts } from "#platform/server/database-timeouts.ts"
import { type Database, type Db, openDatabase } from "#platform/server/db.ts"
import { type Env, env } from "#platform/server/env.ts"
import { promiseEventsOnly } from "#platform/server/events.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { attachPostgres } from "#platform/server/postgres/attach-postgres.ts"
import { awaitExternalPostgres } from "#platform/server/postgres/await-external.ts"
import { requireDurable } from "#platform/server/postgres/require-durable.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import {
  awaitPrepared,
  ownsTables,
  prepareDatabase,
  requirePrepared,
} from "#platform/server/prepare-database.ts"
import { connectRateLimits } from "#platform/server/rate-limit.ts"
import { connectReplica, type Replica, withoutReplica } from "#platform/server/replica/replica.ts"
import { connectStorage } from "#platform/server/storage.ts"
import { followTestClock } from "#platform/server/test-clock.ts"
import { refuseHalfRestored } from "#server/backup/restore-progress.ts"
import { allQueues } from "#server/jobs.ts"
import { reactedKinds } from "#server/reactions.ts"
import { poolSizes } from "#server/roles/pool-sizes.ts"
import { admitSecrets } from "#server/security/sealing-secrets.ts"

export interface RunningProcess extends Database {
  /** The same database for what somebody waits for: with connections that no job takes, and less patience. */
  requests: Db
  /** The same as `requests`, where it may be a moment old. */
  replica: Replica
  /** The connections of both. */
  pools: Readonly<Record<"work" | "requests", Database["pool"]>>
  /** Of the server's role, as everything here that works with rows. */
  url: string
  /** Of the role that owns the tables, where this process has it. */
  ownerUrl: string | undefined
}

interface Bootstrap {
  admit?: (db: Db) => Promise<void>
  migrations?: Env["MIGRATIONS"]
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
 * one; `visitor` (command-line programs) joins the one that runs. `admit` throws where the secrets are
 * not those of the database.
 */
export async function bootstrap(
  role: "owner" | "visitor",
  { admit = admitSecrets, migrations = env().MIGRATIONS }: Bootstrap = {},
): Promise<RunningProcess> {
  const { DATA_DIR, DATABASE_URL, TEST_CLOCK } = env()
  if (TEST_CLOCK) followTestClock(TEST_CLOCK)
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
  const postgres = DATABASE_URL
    ? await externalPostgres(DATABASE_URL)
    : await embeddedPostgres(role, DATA_DIR)
  await refuseHalfRestored(postgres.url)
  if (role === "owner") {
    await requireDurable(postgres.url, { isForReal: env().isProduction && !env().DEMO })
  }
  await bringUpToDate(postgres, migrations)
  await setRoleTimeouts(postgres.url)
  const sizes = poolSizes(env())
  const database = openDatabase(postgres.url, { max: sizes.work })
  await admit(database.db)
  const requests = openDatabase(postgres.url, {
    max: sizes.requests,
    patienceMs: REQUEST_PATIENCE_MS,
  })
  const { REPLICA_DATABASE_URL, ROLE } = env()
  const replica =
    REPLICA_DATABASE_URL && role === "owner" && ROLE !== "worker"
      ? connectReplica(requests, REPLICA_DATABASE_URL, { max: sizes.requests })
      : withoutReplica(requests.db)
  connectRateLimits(requests.pool)
  await readSettings(database.db)
  await connectStorage()
  promiseEventsOnly(reactedKinds)
  await connectJobs(
    postgres.url,
    allQueues.map((queue) => queue.name),
    { worksOff: role === "owner" && ROLE !== "web" },
  )
  return {
    ...database,
    requests: requests.db,
    replica,
    pools: { work: database.pool, requests: requests.pool },
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    async close() {
      await disconnectJobs()
      await replica.close()
      await requests.close()
      await database.close()
      await postgres.end()
    },
  }
}

async function bringUpToDate({ url, ownerUrl }: Postgres, how: Env["MIGRATIONS"]): Promise<void> {
  if (how === "wait") return awaitPrepared(url)
  if (how === "refuse" || (how === undefined && !ownerUrl)) return requirePrepared(url)
  if (!ownerUrl)
    throw new Error("MIGRATIONS=start needs a DATABASE_URL of the role that owns the tables")
  await prepareDatabase(ownerUrl, url)
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
