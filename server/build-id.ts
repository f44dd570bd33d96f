import { Hono } from "hono"

/** Which build answers here; open pages ask, so that none goes on with scripts that are gone. */
export function buildFile(buildId: string) {
  const routes = new Hono()
  routes.get("/build.json", (c) => c.json({ id: buildId }, 200, { "cache-control": "no-store" }))
  return routes
}
