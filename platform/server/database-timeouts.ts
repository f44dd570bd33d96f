import { sql } from "drizzle-orm"
import pg from "pg"
import { minutes, seconds } from "#platform/duration.ts"
import { causesOf, type Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"

interface Timeouts {
  lock_timeout: number
  statement_timeout: number
  idle_in_transaction_session_timeout: number
}

/**
 * How long the database lets us wait, in milliseconds. Who waits for a lock is answered, and repeats
 * the call, before the browser gives up after 20 s; who holds one without doing anything loses it a
 * little later. The longest statement is over before a job counts as dead (45 s).
 */
const TIMEOUTS: Timeouts = {
  lock_timeout: seconds(5),
  statement_timeout: seconds(15),
  idle_in_transaction_session_timeout: seconds(30),
}

// any constant: two processes that start at once must not change the same row at once
const SETTINGS_LOCK = 5_102_115

/**
 * Makes the timeouts settings of our role in this database, so that they hold for every connection
 * from now on, whether a pooler hands it out or not. A role that may not be changed goes without.
 */
export async function setRoleTimeouts(url: string, timeouts = TIMEOUTS): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query("begin")
    await client.query("select pg_advisory_xact_lock($1)", [SETTINGS_LOCK])
    const { rows } = await client.query<{ name: string }>("select current_database() as name")
    const database = client.escapeIdentifier(rows[0]?.name ?? "")
    for (const [setting, ms] of Object.entries(timeouts)) {
      await client.query(`alter role current_user in database ${database} set ${setting} = ${ms}`)
    }
    await client.query("commit")
  } catch (error) {
    log.warn({ err: error }, "the database's role has no timeouts")
  } finally {
    await client.end()
  }
}

/** Lets one transaction take as long as it needs; for what nobody waits for and has to be done. */
export const WITHOUT_TIMEOUTS = `select ${Object.keys(TIMEOUTS)
  .map((setting) => `set_config('${setting}', '0', true)`)
  .join(", ")}`

/** The same for a transaction that is given. */
export async function liftTimeouts(tx: Db): Promise<void> {
  await tx.execute(sql.raw(WITHOUT_TIMEOUTS))
}

/** Of the job queue's own work: deleting what a rush has left takes longer than anybody would wait for an answer. */
const PATIENT = { statement_timeout: minutes(5), lock_timeout: seconds(30) }
const PATIENT_OPTIONS = Object.entries(PATIENT)
  .map(([setting, ms]) => `-c ${setting}=${ms}`)
  .join(" ")

/**
 * How to connect to `url` for work that nobody waits for. A pooler refuses what a connection asks for, or drops it:
 * there the role's timeouts hold for everybody.
 */
export async function patient(
  url: string,
): Promise<{ connectionString: string; options?: string }> {
  const wished = { connectionString: url, options: PATIENT_OPTIONS }
  const client = new pg.Client(wished)
  try {
    await client.connect()
    return wished
  } catch (error) {
    if (!isRefusedOption(error)) throw error
    return { connectionString: url }
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isRefusedOption(error: unknown): boolean {
  return error instanceof Error && error.message.includes("unsupported startup parameter")
}

/** lock_not_available, query_canceled and idle_in_transaction_session_timeout. */
const TIMED_OUT = ["55P03", "57014", "25P03"]
/** What the pool says while all its connections are busy; its errors have no code. */
const NO_CONNECTION = "timeout exceeded when trying to connect"

/** Whether something failed because of a timeout: its transaction is undone, and may be repeated. */
export function isDatabaseTimeout(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      ("code" in cause && TIMED_OUT.includes(String(cause.code))) ||
      cause.message === NO_CONNECTION,
  )
}
