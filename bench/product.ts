import pg from "pg"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { launchProduct } from "#tests/support/product.ts"

/** A built server of its own, with the demo world in a fresh folder. */
export interface Product {
  url: string
  /** The database behind it, where figures are checked. */
  db: pg.Pool
  dataDir: string
  /** Of the server, whose memory is measured. */
  pid: number
  stop(): Promise<void>
}

/**
 * Starts the product as the journeys do: it trusts this machine as a proxy, so that a bench may come
 * from many addresses (`x-forwarded-for`).
 */
export async function startMeasured(): Promise<Product> {
  const { url, dataDir, pid, stop } = await launchProduct({ LOG_LEVEL: "error", TEST_CLOCK: "" })
  const connection = readConnection(layoutOf(dataDir).connectionFile)
  if (!connection) throw new Error("the product left no address of its database")
  const db = new pg.Pool({ connectionString: connectionUrl(connection), max: 4 })
  return {
    url,
    db,
    dataDir,
    pid,
    async stop() {
      await db.end()
      await stop()
    },
  }
}

/** Its timers would work at what is filled in; what it has locked it would hold for as long. Its database goes on. */
export async function standStill({ db, pid }: Product): Promise<void> {
  process.kill(pid, "SIGSTOP")
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> ''`,
  )
}
