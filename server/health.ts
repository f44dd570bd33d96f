import { sql } from "drizzle-orm"
import { Hono } from "hono"
import type { Db } from "#platform/server/db.ts"

/** For load balancers: `healthz` says the process lives, `readyz` that it reaches its database. */
export function health(db: Db) {
  const routes = new Hono()
  routes.get("/healthz", (c) => c.text("ok"))
  routes.get("/readyz", async (c) => {
    try {
      await db.execute(sql`select 1`)
      return c.text("ready")
    } catch {
      return c.text("database unreachable", 503)
    }
  })
  return routes
}
