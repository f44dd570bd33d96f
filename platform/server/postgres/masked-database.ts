import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { log } from "#platform/server/log.ts"
import { directUrl } from "#platform/server/postgres/direct-url.ts"
import { PreparingClient } from "#platform/server/preparing-client.ts"
import { forNoRequest } from "#platform/server/request-id.ts"

/** Stands before `public`: the tables that it names too are found without what they hide. */
const SEARCH_PATH = "person_view,public"

/** Few look, and never for long. */
const POOL = { max: 3, idleTimeoutMillis: seconds(10), allowExitOnIdle: true }

const known = new WeakMap<pg.Pool, NodePgDatabase & { $client: pg.Pool }>()

/**
 * The same database for somebody who may only look: nothing can be written through it, and tables of which
 * something is hidden (`person_view.masks`) are read without that, whichever query asks. Opened when it is first
 * asked for; ends with `pool`.
 */
export function maskedDatabase(pool: pg.Pool): NodePgDatabase & { $client: pg.Pool } {
  const db = known.get(pool) ?? drizzle(openMasked(pool))
  known.set(pool, db)
  return db
}

/** Closes what was opened beside a pool. */
export async function endMasked(pool: pg.Pool): Promise<void> {
  await known.get(pool)?.$client.end()
}

function openMasked({ options }: pg.Pool): pg.Pool {
  const pool = new pg.Pool({
    connectionString: directUrl(options.connectionString ?? ""),
    connectionTimeoutMillis: options.connectionTimeoutMillis,
    application_name: "aufwind-view",
    options: `-c search_path=${SEARCH_PATH} -c default_transaction_read_only=on`,
    Client: PreparingClient,
    verify: refuseUnmasked,
    ...POOL,
  })
  pool.on(
    "error",
    forNoRequest((error: Error) => log.warn({ err: error.message }, "database connection lost")),
  )
  return pool
}

/** Behind a pooler that drops what a connection asks for at its start, nothing would be hidden: nobody looks there. */
function refuseUnmasked(client: pg.PoolClient, done: (error?: Error) => void) {
  client
    .query<{ path: string; read_only: string }>(
      "select replace(current_setting('search_path'), ' ', '') as path, current_setting('default_transaction_read_only') as read_only",
    )
    .then(({ rows: [row] }) => {
      const isMasked = row?.path === SEARCH_PATH && row.read_only === "on"
      done(isMasked ? undefined : new Error("the connection does not hide what it should"))
    }, done)
}
