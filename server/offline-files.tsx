import { Hono } from "hono"
import { renderToStaticMarkup } from "react-dom/server"
import type { EdgeVariables } from "#server/edge.ts"
import { OFFLINE_PAGE, OfflinePage } from "#server/offline-page.tsx"

/** The page that shows without a network. */
export function offlineFiles() {
  const routes = new Hono<{ Variables: EdgeVariables }>()
  routes.get(OFFLINE_PAGE, (c) =>
    c.html(`<!DOCTYPE html>${renderToStaticMarkup(<OfflinePage nonce={c.get("nonce")} />)}`, 200, {
      "cache-control": "no-cache",
    }),
  )
  return routes
}
