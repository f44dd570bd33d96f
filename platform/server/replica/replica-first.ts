import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { type Db, madeFrom } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { replicaStatements } from "#platform/server/metrics.ts"
import { PreparingClient } from "#platform/server/preparing-client.ts"
import { forNoRequest } from "#platform/server/request-id.ts"

/** What begins otherwise writes, or belongs to a transaction that does. */
const READING = /^\s*(?:select|with)\b/i

/** Who waits that long for a replica is answered by the primary. */
const PATIENCE_MS = seconds(2)

/** Opens a pool on a replica, whose connections are given up where an answer takes too long. */
export function openReplica(url: string, { max }: { max: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: "aufwind-replica",
    Client: PreparingClient,
  })
  const lost = forNoRequest((error: Error) =>
    log.warn({ err: error.message }, "replica connection lost"),
  )
  pool.on("error", lost)
  pool.on("connect", (client) => client.on("error", lost))
  return pool
}

/**
 * The database of `primary`, of which single statements that read are asked of `replica`. What that does not answer,
 * because it is away, still replaying or may not write, the primary does: a statement that failed has changed
 * nothing. Transactions are the primary's.
 */
export function replicaFirst(primary: pg.Pool, replica: pg.Pool): Db {
  const ask = primary.query.bind(primary) as (...args: unknown[]) => Promise<unknown>
  const askReplica = replica.query.bind(replica) as typeof ask
  const pool: pg.Pool = Object.create(primary)
  pool.connect = primary.connect.bind(primary) as typeof primary.connect
  pool.query = (async (...args: unknown[]) => {
    if (!READING.test(textOf(args[0]))) return ask(...args)
    try {
      const answer = await askReplica(...args)
      replicaStatements.inc({ answered_by: "replica" })
      return answer
    } catch {
      replicaStatements.inc({ answered_by: "primary" })
      return ask(...args)
    }
  }) as typeof primary.query
  return madeFrom(primary, drizzle(pool))
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement
  return (statement as { text?: string } | undefined)?.text ?? ""
}
