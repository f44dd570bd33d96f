import { Hono } from "hono"
import { renderToStaticMarkup } from "react-dom/server"
import { CACHED_PAGES } from "#platform/cached-pages.ts"
import { type Env, env } from "#platform/server/env.ts"
import type { EdgeVariables } from "#server/edge.ts"
import { OFFLINE_ASSETS, OfflinePage } from "#server/offline-page.tsx"
import worker from "./service-worker.js?raw"

const OFFLINE_PAGE = "/offline.html"

/** What a browser gets where the operator wants no worker any more. */
const REMOVAL = `self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())
))
`

/** The page that shows without a network, and the script that keeps it in the browser. */
export function offlineFiles(buildId: string, settings: () => Pick<Env, "NO_OFFLINE_PAGE"> = env) {
  const routes = new Hono<{ Variables: EdgeVariables }>()
  routes.get(OFFLINE_PAGE, (c) =>
    c.html(
      `<!DOCTYPE html>${renderToStaticMarkup(<OfflinePage nonce={c.get("nonce")} />)}`,
      200,
      NOT_KEPT,
    ),
  )
  routes.get("/sw.js", (c) => {
    const offline = JSON.stringify({
      build: buildId,
      kept: [OFFLINE_PAGE, ...OFFLINE_ASSETS],
      privateCache: CACHED_PAGES,
    })
    const script = settings().NO_OFFLINE_PAGE ? REMOVAL : `const OFFLINE = ${offline}\n${worker}`
    return c.body(script, 200, { "content-type": "text/javascript; charset=utf-8", ...NOT_KEPT })
  })
  return routes
}

const NOT_KEPT = { "cache-control": "no-cache" }
