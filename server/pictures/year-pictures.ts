import { Hono } from "hono"
import { isPictureForm } from "#features/wrapped/picture-form.ts"
import { pictureFile, pictureHash } from "#features/wrapped/server/picture-file.ts"
import { findSharedPicture } from "#features/wrapped/server/year-shares.ts"
import { minutes, seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"

/** Not to be found by search engines: it is for those who were given its address. */
const UNLISTED = { "x-robots-tag": "noindex" }

const PICTURE = {
  ...UNLISTED,
  "content-type": "image/png",
  // a picture that is taken back is gone from caches within minutes
  "cache-control": `public, max-age=${minutes(5) / seconds(1)}`,
  // other sites show it beside a link to us
  "cross-origin-resource-policy": "cross-origin",
}

const PNG = ".png"

/** The pictures of their year that people have made public, in the forms that others show. */
export function yearPictures(db: Db) {
  const routes = new Hono()
  routes.get("/de/wrapped/bild/:token{[\\w-]{21}}/:file{[a-z]{1,10}\\.png}", async (c) => {
    const form = c.req.param("file").slice(0, -PNG.length)
    const found = isPictureForm(form) && (await findSharedPicture(db, c.req.param("token")))
    if (!found) return c.body(null, 404, UNLISTED)
    const headers = { ...PICTURE, etag: `"${pictureHash(found.shows, form)}"` }
    if (c.req.header("if-none-match")?.includes(headers.etag)) return c.body(null, 304, headers)
    const bytes = await pictureFile(found.shows, form)
    if (!bytes) return c.body(null, 503, { ...UNLISTED, "retry-after": "30" })
    return c.body(new Uint8Array(bytes), 200, headers)
  })
  return routes
}
