import { Hono } from "hono"
import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { log } from "#platform/server/log.ts"
import { forNoRequest } from "#platform/server/request-id.ts"

/** Why a process takes no requests; it answers those that come all the same. */
export type NotReady =
  | "starting"
  | "draining"
  | "database unreachable"
  | "database read-only"
  | "storage not writable"
  | "clock wrong"

/**
 * For load balancers: `healthz` says the process lives, `startupz` that it has begun its work, `readyz` that
 * requests may be sent to it.
 */
export function health(notReady: () => Promise<NotReady | undefined>) {
  const routes = new Hono()
  routes.get("/healthz", (c) => c.text("ok"))
  routes.get("/startupz", async (c) =>
    (await notReady()) === "starting" ? c.text("starting", 503) : c.text("started"),
  )
  routes.get("/readyz", async (c) => {
    const reason = await notReady()
    return reason ? c.text(reason, 503) : c.text("ready")
  })
  return routes
}

/**
 * Asks the database on a connection of its own: one that is taken from everybody's pool would say that
 * the process is not ready whenever many wait for one lock, and its load would fall on the others.
 */
export function openProbe(url: string, { patienceMs = seconds(2) } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "aufwind-ready",
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  const lost = forNoRequest((error: Error) =>
    log.warn({ err: error.message }, "readiness connection lost"),
  )
  pool.on("error", lost)
  return {
    /** What is wrong with the database; undefined where it takes what is written. */
    fault: (): Promise<NotReady | undefined> =>
      pool.query<{ follows: boolean }>("select pg_is_in_recovery() as follows").then(
        ({ rows }) => (rows[0]?.follows ? "database read-only" : undefined),
        (error: Error) => {
          lost(error)
          return "database unreachable"
        },
      ),
    close: () => pool.end(),
  }
}
