import { Readable } from "node:stream"
import { z } from "zod"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import { PHOTO_WIDTHS, type PhotoWidth } from "#features/users/photos/wide-photo.ts"
import type { Db } from "#platform/server/db.ts"
import { INERT_FILE_POLICY } from "#platform/server/inert-file-policy.ts"
import { storage } from "#platform/server/storage.ts"

/** The photo and the width in the address of a picture. */
const pictureParams = z.object({
  photoId: z.uuid(),
  width: z.coerce.number().pipe(z.literal(PHOTO_WIDTHS)),
})

interface Picture {
  /** Where its file is kept. */
  keyOf: (photoId: string, width: PhotoWidth) => string
  mayBeSeen: (db: Db, photoId: string) => Promise<boolean>
}

/**
 * Answers with a picture that no cache keeps, because who may see it can change at any time. One that may
 * not be seen looks like one that does not exist.
 */
export async function sendPicture(
  { context, params, url }: PageCall & { params: unknown },
  { keyOf, mayBeSeen }: Picture,
): Promise<Response> {
  const { data: wanted } = pictureParams.safeParse(params)
  if (!wanted) throw pageNotFound(url)
  const { photoId, width } = wanted
  const key = keyOf(photoId, width)
  if (!(await mayBeSeen(context.get(pageContext).db, photoId))) throw pageNotFound(url)
  if (!(await storage().exists(key))) throw pageNotFound(url)
  const stream = Readable.toWeb(await storage().getStream(key)) as ReadableStream
  return new Response(stream, {
    headers: {
      "content-type": "image/webp",
      "content-disposition": 'inline; filename="foto.webp"',
      "content-security-policy": INERT_FILE_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      // what a search engine has copied would outlast it
      "x-robots-tag": "noindex, noarchive",
    },
  })
}
