import { setTimeout as delay } from "node:timers/promises"
import { Client } from "pg"
import { minutes } from "../../duration.ts"
import { connectionUrl, readConnection } from "./connection-file.ts"
import { layoutOf } from "./data-dir-layout.ts"
import { DataDirInUseError } from "./errors.ts"
import { ensureServerRole } from "./server-role.ts"
import { type StartOptions, startPostgres } from "./start-postgres.ts"

type AttachedPostgres = { url: string; ownerUrl: string; release(): Promise<void> }

/**
 * Who attaches holds this advisory lock shared; who started a server only for its own time takes
 * it exclusively before stopping it, and so waits for everybody who attached meanwhile.
 */
const LEASE = 5_018_274_936
const PATIENCE_MS = minutes(1)
const PAUSE_MS = 100

/**
 * For command-line programs: the server that runs on `dataDir`, or, when none does, one that
 * runs until `release()`.
 */
export async function attachPostgres(options: StartOptions): Promise<AttachedPostgres> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  for (;;) {
    const attached = await attachToRunning(options.dataDir)
    if (attached) return attached
    try {
      return await startForOwnTime(options)
    } catch (error) {
      // Its holder is just starting it (again): it will answer soon.
      if (!(error instanceof DataDirInUseError) || patience.aborted) throw error
      await delay(PAUSE_MS)
    }
  }
}

async function attachToRunning(dataDir: string): Promise<AttachedPostgres | undefined> {
  const connection = readConnection(layoutOf(dataDir).connectionFile)
  if (!connection) return undefined
  const ownerUrl = connectionUrl(connection)
  const lease = await holdLease(ownerUrl, "pg_advisory_lock_shared").catch(() => undefined)
  if (!lease) return undefined
  // a server of the version before has not made the role
  const url = await ensureServerRole(ownerUrl)
  return { url, ownerUrl, release: () => lease.end() }
}

async function startForOwnTime(options: StartOptions): Promise<AttachedPostgres> {
  const running = await startPostgres(options)
  return {
    url: running.url,
    ownerUrl: running.ownerUrl,
    release: async () => {
      await holdLease(running.ownerUrl, "pg_advisory_lock").catch(() => undefined)
      await running.stop()
    },
  }
}

async function holdLease(
  url: string,
  lock: "pg_advisory_lock" | "pg_advisory_lock_shared",
): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // The server may be stopped while we hold on to it; whoever works with it will notice.
  client.on("error", () => {})
  try {
    await client.connect()
    // Waits for everybody else's program to end. No pooler stands in front of the embedded server.
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0")
    await client.query(`SELECT ${lock}($1)`, [LEASE])
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
