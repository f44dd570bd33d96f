import { type Context, Hono } from "hono"
import { PLANE_PHOTO_WIDTHS, planePhotoKey } from "#features/planes/plane-photo-path.ts"
import { PHOTO_SIZES, photoKey } from "#features/users/photo.ts"
import { storage } from "#platform/server/storage.ts"

const FILE =
  "/:photoId{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/:file{[0-9]{1,4}\\.webp}" as const

/** Photos of people and aircraft: an address shows one picture for ever, or nothing once it is gone. */
export function photoFiles() {
  const routes = new Hono()
  routes.get(`/fotos${FILE}`, (c) => {
    const { photoId, file } = c.req.param()
    const size = PHOTO_SIZES.find((known) => file === `${known}.webp`)
    return answer(c, size && photoKey(photoId, size))
  })
  routes.get(`/flugzeugfotos${FILE}`, (c) => {
    const { photoId, file } = c.req.param()
    const width = PLANE_PHOTO_WIDTHS.find((known) => file === `${known}.webp`)
    return answer(c, width && planePhotoKey(photoId, width))
  })
  return routes
}

async function answer(c: Context, key: string | undefined) {
  const bytes = key && (await read(key))
  if (!bytes) return c.body(null, 404, { "cache-control": "no-store" })
  return c.body(bytes, 200, {
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  })
}

async function read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await storage().getBytes(key))
  } catch (error) {
    if (await storage().exists(key)) throw error
    return undefined
  }
}
