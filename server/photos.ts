import { Hono } from "hono"
import { PHOTO_SIZES, photoKey } from "#features/users/photo.ts"
import { storage } from "#platform/server/storage.ts"

const PATH = "/fotos/:photoId{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/:file{[0-9]{1,4}\\.webp}"

/** Photos of people as files: an address shows one picture for ever, or nothing once it is gone. */
export function photoFiles() {
  const routes = new Hono()
  routes.get(PATH, async (c) => {
    const { photoId, file } = c.req.param()
    const size = PHOTO_SIZES.find((known) => file === `${known}.webp`)
    const bytes = size && (await read(photoKey(photoId, size)))
    if (!bytes) return c.body(null, 404, { "cache-control": "no-store" })
    return c.body(bytes, 200, {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    })
  })
  return routes
}

async function read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await storage().getBytes(key))
  } catch (error) {
    if (await storage().exists(key)) throw error
    return undefined
  }
}
