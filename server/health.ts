import { Hono } from "hono"
import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { log } from "#platform/server/log.ts"

/** For load balancers: `healthz` says the process lives, `readyz` that it reaches its database. */
export function health(isReady: () => Promise<boolean>) {
  const routes = new Hono()
  routes.get("/healthz", (c) => c.text("ok"))
  routes.get("/readyz", async (c) =>
    (await isReady()) ? c.text("ready") : c.text("database unreachable", 503),
  )
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
  const lost = (error: Error) => log.warn({ err: error.message }, "readiness connection lost")
  pool.on("error", lost)
  return {
    isReady: () =>
      pool.query("select 1").then(
        () => true,
        (error: Error) => {
          lost(error)
          return false
        },
      ),
    close: () => pool.end(),
  }
}
