import { createHash } from "node:crypto"
import { Hono } from "hono"
import { drawSharePicture } from "#features/content/server/draw-share-picture.tsx"
import {
  findAirportPicture,
  findFlightPicture,
  findPagePicture,
} from "#features/content/server/find-share-picture.ts"
import type { SharePicture } from "#features/content/share-card.ts"
import type { Db } from "#platform/server/db.ts"
import { limitConcurrency } from "#platform/server/limit-concurrency.ts"
import { readIfThere, storage } from "#platform/server/storage.ts"

const FOLDER = "share-pictures"
const HEADERS = {
  "content-type": "image/png",
  "cache-control": "public, max-age=3600",
  // other sites show it beside a link to us
  "cross-origin-resource-policy": "cross-origin",
}

/**
 * The picture that other sites show beside a shared link: drawn when it is first asked for, kept
 * as a file until it says something else. Few are drawn at a time, and only so many wait: a crawler
 * that asks for all of them gets 503 and tries again, and pages stay quick.
 */
export function sharePictures(db: Db, buildId: string, draw = drawSharePicture) {
  const routes = new Hono()
  const places = limitConcurrency({ working: 1, waiting: 24 })
  const drawing = new Map<string, Promise<Uint8Array | undefined>>()

  async function answer(name: string, picture: SharePicture | undefined, known?: string) {
    if (!picture) return new Response(null, { status: 404 })
    // another build may draw differently
    const content = JSON.stringify([buildId, picture])
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22)
    const headers = { ...HEADERS, etag: `"${hash}"` }
    if (known?.includes(hash)) return new Response(null, { status: 304, headers })
    const key = `${FOLDER}/${name}/${hash}.png`
    const bytes = (await readIfThere(key)) ?? (await drawOnce(key, picture))
    if (!bytes) return new Response(null, { status: 503, headers: { "retry-after": "30" } })
    return new Response(new Uint8Array(bytes), { headers })
  }

  function drawOnce(key: string, picture: SharePicture): Promise<Uint8Array | undefined> {
    const running = drawing.get(key)
    if (running) return running
    const started = places.take(async () => {
      const bytes = await draw(picture)
      const folder = key.slice(0, key.lastIndexOf("/"))
      await storage().deleteAll(folder)
      await storage().put(key, bytes)
      return bytes
    })
    const ended = started.finally(() => drawing.delete(key))
    drawing.set(key, ended)
    return ended
  }

  routes.get("/teilen/flug/:file{[1-9][0-9]{0,8}\\.png}", async (c) => {
    const id = Number.parseInt(c.req.param("file"), 10)
    const picture = await findFlightPicture(db, id)
    return answer(`flight-${id}`, picture, c.req.header("if-none-match"))
  })
  routes.get("/teilen/flugplatz/:file{[A-Z0-9]{4}\\.png}", async (c) => {
    const code = c.req.param("file").slice(0, -PNG.length)
    const picture = await findAirportPicture(db, code)
    return answer(`airport-${code}`, picture, c.req.header("if-none-match"))
  })
  routes.get("/teilen/:file{[a-z-]{1,60}\\.png}", async (c) => {
    const slug = c.req.param("file").slice(0, -PNG.length)
    const picture = await findPagePicture(db, slug)
    return answer(`page-${slug}`, picture, c.req.header("if-none-match"))
  })
  return routes
}

const PNG = ".png"
