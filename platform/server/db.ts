import { AsyncResource } from "node:async_hooks"
import { setTimeout as delay } from "node:timers/promises"
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres"
import type { PgDatabase } from "drizzle-orm/pg-core"
import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { addWriteFailpoints, withCommitFailpoints } from "#platform/server/failpoints.ts"
import { log } from "#platform/server/log.ts"
import { endMasked, maskedDatabase } from "#platform/server/postgres/masked-database.ts"
import { PreparingClient } from "#platform/server/preparing-client.ts"
import { forNoRequest } from "#platform/server/request-id.ts"
import { isTracing } from "#platform/server/telemetry/spans.ts"

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
  if (isTracing()) speakForWhoWaits(pool)
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
  const close = async () => {
    await endMasked(pool)
    await pool.end()
  }
  const db = drizzle(pool)
  ofPools.set(pool, db)
  return { db, pool, close }
}

/** A connection that somebody else gives back goes on for whoever has waited for it: a statement is a span of theirs. */
function speakForWhoWaits(pool: pg.Pool) {
  const connect = pool.connect.bind(pool) as (done?: unknown) => unknown
  pool.connect = ((done?: (...args: unknown[]) => void) =>
    done ? connect(AsyncResource.bind(done)) : connect()) as typeof pool.connect
}

/** The same database for somebody who may only look, and not at everything (`masked-database.ts`). */
export function maskedBeside(db: Db): Db {
  if (isPool(db)) return madeFrom(db.$client, maskedDatabase(db.$client))
  throw new Error("a transaction that may write cannot be made one that only looks")
}

const primaries = new WeakMap<Db, pg.Pool>()
const ofPools = new WeakMap<pg.Pool, Db>()

/** Notes that something reads the database of `primary` in another way (`primaryOf`). */
export function madeFrom(primary: pg.Pool, db: Db): Db {
  primaries.set(db, primary)
  return db
}

/** The database that `openDatabase` has opened, of which `db` may be another view: what is remembered of it is kept once. */
export function primaryOf(db: Db): Db {
  const pool = primaries.get(db)
  return (pool && ofPools.get(pool)) ?? db
}

/**
 * Runs `work` in one READ COMMITTED transaction; joins the one that is already running. What PostgreSQL aborts, so that
 * two can go on, is run again from its beginning: `work` changes nothing outside that may not be changed twice.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const joint = joints.get(db)
  if (joint) return joint(work)
  return withCommitFailpoints((beforeCommit) =>
    againWhenAborted(isPool(db), () =>
      onOneConnection(db, (connection) =>
        connection.transaction(async (tx) => {
          const answer = await work(tx as Db)
          beforeCommit()
          return answer
        }),
      ),
    ),
  )
}

type Joint = <T>(work: (tx: Db) => Promise<T>) => Promise<T>

const joints = new WeakMap<Db, Joint>()

/**
 * Runs several works in one transaction, one after the other, that would otherwise have one each: what they
 * hand to `inTransaction` joins without a savepoint. Whatever throws in one of them undoes them all, also
 * where it was caught on its way.
 */
export function inOneTransaction(
  db: Db,
  works: readonly ((db: Db) => Promise<void>)[],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    let failure: { error: unknown } | undefined
    // only for the works themselves: within a transaction of theirs another one is a savepoint, as ever
    const joining: Db = Object.create(tx)
    joints.set(joining, async (work) => {
      try {
        return await work(tx)
      } catch (error) {
        failure ??= { error }
        throw error
      }
    })
    for (const work of works) await work(joining)
    if (failure) throw failure.error
  })
}

/** serialization_failure and deadlock_detected: everything is undone, for the sake of somebody else. */
const ABORTED = ["40001", "40P01"]
const MAX_TRIES = 4
/** At most so long before the second try, twice before the third: whoever met may not meet again. */
const PAUSE_MS = 50

/** Whether PostgreSQL has undone a transaction so that others can go on; it may be repeated. */
export function isAborted(error: unknown): boolean {
  return causesOf(error).some((cause) => "code" in cause && ABORTED.includes(String(cause.code)))
}

/** A part of a transaction cannot be run again: it holds what it has locked before. */
async function againWhenAborted<T>(isWhole: boolean, transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isWhole || tries === MAX_TRIES || !isAborted(error)) throw error
      log.warn({ err: error, tries }, "a transaction was aborted and is run again")
      await delay(Math.random() * PAUSE_MS * 2 ** (tries - 1))
    }
  }
}

function isPool(db: Db): db is Db & { $client: pg.Pool } {
  return "$client" in db && db.$client instanceof pg.Pool
}

const connections = new WeakMap<pg.PoolClient, Db>()

/** What is said of a transaction that found no connection to begin on, and of one that has lost it. */
export const NO_DATABASE = "there is no connection for a transaction"
export const LOST_DATABASE = "the connection of a transaction was lost"

/** What ended a connection; the statements after it only learn that it is gone. */
const lostBy = new WeakMap<pg.PoolClient, Error>()

// Drizzle would give a connection of the pool another session for each transaction, and with it lose the
// statements that are prepared for the last one
async function onOneConnection<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  if (!isPool(db)) return work(db)
  const client = await db.$client.connect().catch((error: unknown) => {
    throw new Error(NO_DATABASE, { cause: error })
  })
  try {
    const connection = connections.get(client) ?? drizzle(client)
    connections.set(client, connection)
    return await work(connection)
  } catch (error) {
    const reason = lostBy.get(client)
    throw reason ? new Error(LOST_DATABASE, { cause: reason }) : error
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

/** Whether something was not written because its connection only looks (`maskedBeside`). */
export function isReadOnlyRefusal(error: unknown): boolean {
  return causesOf(error).some((cause) => "code" in cause && cause.code === READ_ONLY_TRANSACTION)
}

const READ_ONLY_TRANSACTION = "25006"

/** An error and what it was caused by; each layer wraps the errors of the one below. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
