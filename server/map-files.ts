import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Hono } from "hono"
import { listMapPlaces } from "#features/places/server/list-map-places.ts"
import { baseMap } from "#features/search/server/map-data.ts"
import { clock } from "#platform/clock.ts"
import { days, hours, seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"

const compressed = promisify(brotliCompress)

interface MapFile {
  json: string
  brotli: Uint8Array<ArrayBuffer>
  tag: string
  readAt: number
}

/** What the map of the search draws, made and compressed once and kept by caches. */
export function mapFiles(db: Db) {
  const routes = new Hono()
  const serve = (path: string, keptMs: number, read: () => unknown) => {
    let file: Promise<MapFile> | undefined
    routes.get(path, async (c) => {
      const isOld = file && (await file).readAt + keptMs < clock.now().getTime()
      if (!file || isOld) {
        file = makeFile(read)
        file.catch(() => {
          file = undefined
        })
      }
      const { json, brotli, tag } = await file
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "cache-control": `public, max-age=${keptMs / seconds(1)}`,
        vary: "accept-encoding",
        etag: tag,
      }
      if (c.req.header("if-none-match")?.includes(tag)) return c.body(null, 304, headers)
      if (!/\bbr\b/.test(c.req.header("accept-encoding") ?? "")) return c.body(json, 200, headers)
      return c.body(brotli, 200, { ...headers, "content-encoding": "br" })
    })
  }
  serve("/karte/boden.json", days(1), baseMap)
  // airfields are imported and edited while the process runs
  serve("/karte/orte.json", hours(1), () => listMapPlaces(db))
  return routes
}

async function makeFile(read: () => unknown): Promise<MapFile> {
  const json = JSON.stringify(await read())
  const brotli = await compressed(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 16)
  return { json, brotli: new Uint8Array(brotli), tag: `W/"${hash}"`, readAt: clock.now().getTime() }
}
