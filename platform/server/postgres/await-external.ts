import { setTimeout as delay } from "node:timers/promises"
import { Client } from "pg"
import { minutes, seconds } from "../../duration.ts"
import { log } from "../log.ts"

/**
 * Of PostgreSQL while it starts, stops or recovers (classes 08 and 57P of its error codes), and of the
 * network before anything listens.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const NOT_YET = /^(08|57P0|ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/
const PATIENCE_MS = minutes(5)
const TRY_MS = seconds(5)
const PAUSE_MS = 500
/** So many tries go by before it is said again. */
const SILENT_TRIES = 20

/**
 * Resolves as soon as the database at `url` answers: a machine that starts both may start the server first.
 * Rejects with the last error after five minutes, and at once where waiting does not help, as with a
 * password that is refused.
 */
export async function awaitExternalPostgres(url: string): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  for (let tries = 0; ; tries += 1) {
    const error = await connectionError(url)
    if (error === undefined) return
    if (!isNotYet(error) || patience.aborted) throw error
    if (tries % SILENT_TRIES === 0) log.warn({ reason: codeOf(error) }, "waiting for PostgreSQL")
    await delay(PAUSE_MS)
  }
}

async function connectionError(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TRY_MS })
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined
}

function isNotYet(error: unknown): boolean {
  const code = codeOf(error)
  // the driver has no code for a connection that nobody answered in time
  return code === undefined ? error instanceof Error : NOT_YET.test(code)
}
