import { Hono } from "hono"
import { type ContentPhoto, contentPhotoPath } from "#features/content/content-photo.ts"

/** The photos of `content/photos/` as they were drawn: an address shows one picture for ever. */
export function contentPhotoFiles(photos: readonly ContentPhoto[]) {
  const routes = new Hono()
  for (const photo of photos) {
    for (const { width, base64 } of photo.drawn) {
      routes.get(contentPhotoPath(photo, width), (c) =>
        c.body(Buffer.from(base64, "base64"), 200, {
          "content-type": "image/webp",
          "cache-control": "public, max-age=31536000, immutable",
        }),
      )
    }
  }
  return routes
}
