import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { getMimeType } from "hono/utils/mime"
import { log } from "#platform/server/log.ts"
import { readIfThere } from "#platform/server/storage.ts"
import { RETRY_AFTER, TRY_AGAIN_SOON } from "#server/api-errors.ts"
import { assetKey } from "./kept-builds.ts"

const FOR_EVER = "public, max-age=31536000, immutable"

/** What the pages load: of this build from its folder, of others from the storage. */
export function assetFiles() {
  const routes = new Hono()
  routes.use(
    "/assets/*",
    serveStatic({
      root: "build/client",
      precompressed: true,
      onFound: (_, c) => c.header("cache-control", FOR_EVER),
    }),
  )
  routes.get("/assets/:file{[\\w-]+(?:\\.[\\w-]+)+}", async (c) => {
    const file = c.req.param("file")
    try {
      const bytes = await readIfThere(assetKey(file))
      if (!bytes) return c.text("Not found", 404)
      return c.body(bytes, 200, {
        "content-type": getMimeType(file) ?? "application/octet-stream",
        "cache-control": FOR_EVER,
      })
    } catch (error) {
      log.warn({ err: error, file }, "no asset of another build could be read")
      return c.text(TRY_AGAIN_SOON, 503, { "retry-after": RETRY_AFTER })
    }
  })
  return routes
}
