import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { pictureParams, sendPicture } from "#app/send-picture.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { memoryKey } from "#features/memories/server/memory-files.ts"
import { canSeeMemoryPhoto } from "#features/memories/server/open-memory-photo.ts"
import { canSeeReportedMemory } from "#features/reports/server/reported-photo.ts"
import type { Route } from "./+types/memory-photo"

/** A photo of an album, for who sees the album; for the back office after a report. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const { data: wanted } = pictureParams.safeParse(params)
  if (!wanted) throw pageNotFound(url)
  const { photoId, width } = wanted
  const mayBeSeen =
    (await canSeeMemoryPhoto(db, user.userId, photoId)) ||
    (await canSeeReportedMemory(db, user, photoId))
  const picture = mayBeSeen && (await sendPicture(memoryKey(photoId, width)))
  if (!picture) throw pageNotFound(url)
  return picture
}
