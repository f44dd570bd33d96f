import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { compress } from "hono/compress"
import type { Db } from "#platform/server/db.ts"
import type { Endpoint } from "#platform/server/endpoint.ts"
import { log } from "#platform/server/log.ts"
import { createApi } from "#server/api.ts"
import {
  type EdgeVariables,
  identify,
  onlyOurHost,
  onlyOurOrigin,
  securityHeaders,
} from "#server/edge.ts"
import { health } from "#server/health.ts"
import { sceneFiles } from "#server/scenes.ts"

export interface AppParts {
  db: Db
  endpoints: readonly Endpoint[]
  /** Answers everything that is no API call and no file. */
  pages: (c: import("hono").Context<{ Variables: EdgeVariables }>) => Promise<Response>
}

/** Everything that answers HTTP, in the order in which a request meets it. */
export function createApp({ db, endpoints, pages }: AppParts) {
  const app = new Hono<{ Variables: EdgeVariables }>()
  const signed = new Set(
    endpoints
      .filter((endpoint) => endpoint.access === "signature")
      .map((endpoint) => endpoint.path),
  )
  app.route("/", health(db))
  app.use(identify, onlyOurHost, securityHeaders)
  app.use(onlyOurOrigin((path) => signed.has(path)))
  app.use(compress())
  app.use("/assets/*", serveStatic({ root: "build/client", onFound: cacheForever }))
  app.use("/*", serveStatic({ root: "build/client", onFound: cacheForADay }))
  app.route("/", sceneFiles())
  app.get("/", (c) => c.redirect("/de", 301))
  const api = createApi(db, endpoints)
  app.route("/", api)
  app.all("*", pages)
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get("requestId") }, "request failed")
    return c.text("Das hat nicht geklappt, und es liegt an uns.", 500)
  })
  return app
}

type Found = Parameters<NonNullable<Parameters<typeof serveStatic>[0]>["onFound"] & object>

function cacheForever(...[, c]: Found) {
  c.header("cache-control", "public, max-age=31536000, immutable")
}

function cacheForADay(...[, c]: Found) {
  c.header("cache-control", "public, max-age=86400")
}
