import { setTimeout as delay } from "node:timers/promises"
import { Client, DatabaseError } from "pg"
import { type Connection, connectionUrl } from "./connection-file.ts"
import { PostgresStartError } from "./errors.ts"
import type { Program } from "./server-setup.ts"

/** The server does not know the password of `connection.json` (lost, or from another copy). */
export class WrongPasswordError extends Error {}

const WRONG_PASSWORD = "28P01"
const NO_SUCH_DATABASE = "3D000"
const TOO_MANY_CONNECTIONS = "53300"
/** At first often, because most starts take a moment; each attempt is a line in the log. */
const FIRST_PAUSE_MS = 25
const MAX_PAUSE_MS = 500

/**
 * Waits until the server answers and has our database. As long as it lives there is no limit:
 * recovery after a crash takes the time it takes, and killing it would only begin it anew.
 */
export async function awaitReady(server: Program, connection: Connection): Promise<void> {
  let ended: string | undefined
  server.exited.then((outcome) => {
    ended = outcome
  })
  for (let pause = FIRST_PAUSE_MS; !(await answers(connection)); pause *= 1.3) {
    if (ended !== undefined) {
      throw new PostgresStartError(`it ended with ${ended}: ${server.lastWords()}`)
    }
    await delay(Math.min(pause, MAX_PAUSE_MS))
  }
}

async function answers(connection: Connection): Promise<boolean> {
  try {
    await runStatement(connectionUrl(connection), "SELECT 1")
    return true
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : undefined
    if (code === WRONG_PASSWORD) throw new WrongPasswordError()
    if (code === NO_SUCH_DATABASE) await createDatabase(connection)
    // After a restart its clients may be faster than we are.
    return code === TOO_MANY_CONNECTIONS
  }
}

function createDatabase(connection: Connection): Promise<void> {
  const maintenance = connectionUrl(connection, "postgres")
  return runStatement(maintenance, `CREATE DATABASE "${connection.database}"`)
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
