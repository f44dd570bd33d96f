import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres"
import type { PgDatabase } from "drizzle-orm/pg-core"
import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { addWriteFailpoints, withCommitFailpoints } from "#platform/server/failpoints.ts"
import { log } from "#platform/server/log.ts"
import { PreparingClient } from "#platform/server/preparing-client.ts"
import { forNoRequest } from "#platform/server/request-id.ts"

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

interface PoolOptions {
  max?: number
  /** How long to wait for a connection, in milliseconds. */
  patienceMs?: number
}

/** Opens a pool on `url`. A lost connection is logged and replaced, never fatal. */
export function openDatabase(
  url: string,
  { max = 12, patienceMs = seconds(10) }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patienceMs,
    application_name: "aufwind",
    Client: PreparingClient,
  })
  addWriteFailpoints(pool)
  // of a connection that waits in the pool, and of one that is lent out between two statements
  const lost = forNoRequest((error: Error) =>
    log.warn({ err: error.message }, "database connection lost"),
  )
  pool.on("error", lost)
  pool.on("connect", (client) =>
    client.on("error", (error) => {
      if (!lostBy.has(client)) lostBy.set(client, error)
      lost(error)
    }),
  )
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

/** What ended a connection; the statements after it only learn that it is gone. */
const lostBy = new WeakMap<pg.PoolClient, Error>()

// Drizzle would give a connection of the pool another session for each transaction, and with it lose the
// statements that are prepared for the last one
async function onOneConnection<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  if (!("$client" in db && db.$client instanceof pg.Pool)) return work(db)
  const client = await db.$client.connect()
  try {
    const connection = connections.get(client) ?? drizzle(client)
    connections.set(client, connection)
    return await work(connection)
  } catch (error) {
    const reason = lostBy.get(client)
    throw reason ? new Error("the connection of a transaction was lost", { cause: reason }) : error
  } finally {
    client.release()
  }
}

/** The name of the constraint that refused a write, whichever layer wrapped the error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if ("constraint" in cause && typeof cause.constraint === "string") return cause.constraint
  }
  return undefined
}

/** An error and what it was caused by; each layer wraps the errors of the one below. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
