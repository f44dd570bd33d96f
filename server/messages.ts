import { Hono } from "hono"
import { days, seconds } from "#platform/duration.ts"
import { compileCatalogue } from "#platform/messages/compile-catalogue.ts"

/** Source: specification, section 9, locale message cache. */
const MAX_AGE_SECONDS = days(1) / seconds(1)

/** The compiled messages of each locale, for the caches of a day. */
export function messageFiles() {
  const routes = new Hono()
  for (const locale of ["de", "en"] as const) {
    const json = JSON.stringify(compileCatalogue(locale))
    routes.get(`/messages/${locale}.json`, (c) =>
      c.body(json, 200, {
        "content-type": "application/json; charset=utf-8",
        "cache-control": `public, max-age=${MAX_AGE_SECONDS}`,
      }),
    )
  }
  routes.all("/messages/*", (c) => c.text("Not found", 404))
  return routes
}
