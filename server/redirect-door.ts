import { Hono } from "hono"
import { redirectTarget } from "#platform/server/signed-redirect.ts"

/** `/redirect?to=`: leads to own pages and to what we signed ourselves; everything else goes home. */
export function redirectDoor() {
  const routes = new Hono()
  routes.get("/redirect", (c) => c.redirect(redirectTarget(new URL(c.req.url).searchParams), 302))
  return routes
}
