import { Readable } from "node:stream"
import { z } from "zod"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { storage } from "#platform/server/storage.ts"

/** The photo and the width in the address of a picture. */
export const pictureParams = z.object({
  photoId: z.uuid(),
  width: z.coerce.number().pipe(z.literal(PHOTO_WIDTHS)),
})

/** A picture that no cache keeps, because who may see it can change at any time; undefined: its file is gone. */
export async function sendPicture(key: string): Promise<Response | undefined> {
  if (!(await storage().exists(key))) return undefined
  const stream = Readable.toWeb(await storage().getStream(key)) as ReadableStream
  return new Response(stream, {
    headers: {
      "content-type": "image/webp",
      "content-disposition": 'inline; filename="foto.webp"',
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      // what a search engine has copied would outlast it
      "x-robots-tag": "noindex, noarchive",
    },
  })
}
