import { type Context, Hono } from "hono"
import { flightPhotoKey } from "#features/flights/core/flight-photo-path.ts"
import { planePhotoKey } from "#features/planes/plane-photo-path.ts"
import { PHOTO_SIZES, photoKey } from "#features/users/photos/photo-path.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { readIfThere } from "#platform/server/storage.ts"

const PHOTO = "/:photoId{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}" as const
const PART = "/:part{[0-9]{1,5}(?:-[0-9]{1,5}){3}}" as const
const FILE = "/:file{[0-9]{1,4}\\.webp}" as const

/** Photos of people, aircraft and flights: an address shows one picture for ever, or nothing once it is gone. */
export function photoFiles() {
  const routes = new Hono()
  routes.get(`/fotos${PHOTO}${FILE}`, (c) => {
    const { photoId, file } = c.req.param()
    const size = PHOTO_SIZES.find((known) => file === `${known}.webp`)
    return answer(c, size && photoKey(photoId, size))
  })
  routes.get(`/flugzeugfotos${PHOTO}${FILE}`, (c) => {
    const { photoId, file } = c.req.param()
    const width = widthOf(file)
    return answer(c, width && planePhotoKey(photoId, width))
  })
  routes.get(`/flugfotos${PHOTO}${PART}${FILE}`, (c) => {
    const { photoId, part, file } = c.req.param()
    const width = widthOf(file)
    return answer(c, width && flightPhotoKey(photoId, part, width))
  })
  return routes
}

function widthOf(file: string) {
  return PHOTO_WIDTHS.find((known) => file === `${known}.webp`)
}

async function answer(c: Context, key: string | undefined) {
  const bytes = key && (await readIfThere(key))
  if (!bytes) return c.body(null, 404, { "cache-control": "no-store" })
  return c.body(bytes, 200, {
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  })
}
