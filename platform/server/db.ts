import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres"
import type { PgDatabase } from "drizzle-orm/pg-core"
import pg from "pg"
import { addWriteFailpoints, withCommitFailpoints } from "#platform/server/failpoints.ts"
import { log } from "#platform/server/log.ts"
import { PreparingClient } from "#platform/server/preparing-client.ts"

// bigint columns hold row numbers and cents far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** A connection or a running transaction; commands and queries take it as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool on `url`. A lost connection is logged and replaced, never fatal. */
export function openDatabase(url: string, options: { max?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 12,
    connectionTimeoutMillis: 10_000,
    application_name: "aufwind",
    Client: PreparingClient,
  })
  addWriteFailpoints(pool)
  // of a connection that waits in the pool, and of one that is lent out between two statements
  const lost = (error: Error) => log.warn({ err: error.message }, "database connection lost")
  pool.on("error", lost)
  pool.on("connect", (client) => client.on("error", lost))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** Runs `work` in one READ COMMITTED transaction; joins the one that is already running. */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return withCommitFailpoints((beforeCommit) =>
    onOneConnection(db, (connection) =>
      connection.transaction(async (tx) => {
        const answer = await work(tx as Db)
        beforeCommit()
        return answer
      }),
    ),
  )
}

const connections = new WeakMap<pg.PoolClient, Db>()

// Drizzle would give a connection of the pool another session for each transaction, and with it lose the
// statements that are prepared for the last one
async function onOneConnection<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  if (!("$client" in db && db.$client instanceof pg.Pool)) return work(db)
  const client = await db.$client.connect()
  try {
    const connection = connections.get(client) ?? drizzle(client)
    connections.set(client, connection)
    return await work(connection)
  } finally {
    client.release()
  }
}

/** The name of the constraint that refused a write, whichever layer wrapped the error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause as unknown) {
    if ("constraint" in cause && typeof cause.constraint === "string") return cause.constraint
  }
  return undefined
}
