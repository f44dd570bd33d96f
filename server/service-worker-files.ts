import { Hono } from "hono"
import { CACHED_PAGES, CACHED_PASSES } from "#platform/cached-pages.ts"
import { type Env, env } from "#platform/server/env.ts"
import { OFFLINE_ASSETS, OFFLINE_PAGE } from "#server/offline-page.tsx"
import pushWorker from "./push-worker.js?raw"
import offlineWorker from "./service-worker.js?raw"

/** What a browser gets where the operator wants no worker any more; its push subscription ends with it. */
const REMOVAL = `self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())
))
`

const HEADERS = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "no-cache",
  "service-worker-allowed": "/",
}

/** The one worker of a browser: a browser has no room for a second one beside it. */
export function serviceWorkerFiles(
  buildId: string,
  settings: () => Pick<Env, "SERVICE_WORKER"> = env,
) {
  const offline = JSON.stringify({
    build: buildId,
    kept: [OFFLINE_PAGE, ...OFFLINE_ASSETS],
    privateCache: CACHED_PAGES,
    passCache: CACHED_PASSES,
  })
  const worker = `const OFFLINE = ${offline}\n${offlineWorker}\n${pushWorker}`
  const routes = new Hono()
  routes.get("/sw.js", (c) =>
    c.body(settings().SERVICE_WORKER === "off" ? REMOVAL : worker, 200, HEADERS),
  )
  return routes
}
