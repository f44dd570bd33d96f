import { Hono } from "hono"
import { compileCatalogue } from "#platform/messages/compile-catalogue.ts"

/** Source: specification, section 9, locale message cache. */
const DAY_SECONDS = 24 * 60 * 60

/** The compiled messages of each locale, for the caches of a day. */
export function messageFiles() {
  const routes = new Hono()
  for (const locale of ["de", "en"] as const) {
    const json = JSON.stringify(compileCatalogue(locale))
    routes.get(`/messages/${locale}.json`, (c) =>
      c.body(json, 200, {
        "content-type": "application/json; charset=utf-8",
        "cache-control": `public, max-age=${DAY_SECONDS}`,
      }),
    )
  }
  routes.all("/messages/*", (c) => c.text("Not found", 404))
  return routes
}
