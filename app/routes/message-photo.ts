import { Readable } from "node:stream"
import { z } from "zod"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { messagePhotoKey } from "#features/chat/core/message-photo.ts"
import { canSeeMessagePhoto } from "#features/chat/photos/server/open-message-photo.ts"
import { canSeeReportedPhoto } from "#features/reports/server/reported-photo.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { storage } from "#platform/server/storage.ts"
import type { Route } from "./+types/message-photo"

const paramsSchema = z.object({
  photoId: z.uuid(),
  width: z.coerce.number().pipe(z.literal(PHOTO_WIDTHS)),
})

/** A photo of a message, for who may read it; for the back office after a report. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const { data: wanted } = paramsSchema.safeParse(params)
  if (!wanted) throw pageNotFound(url)
  const { photoId, width } = wanted
  const mayBeSeen =
    (await canSeeMessagePhoto(db, user.userId, photoId)) ||
    (await canSeeReportedPhoto(db, user, photoId))
  const key = messagePhotoKey(photoId, width)
  if (!mayBeSeen || !(await storage().exists(key))) throw pageNotFound(url)
  const stream = Readable.toWeb(await storage().getStream(key)) as ReadableStream
  return new Response(stream, {
    headers: {
      "content-type": "image/webp",
      "content-disposition": 'inline; filename="foto.webp"',
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  })
}
