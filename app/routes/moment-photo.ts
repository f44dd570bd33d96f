import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { pictureParams, sendPicture } from "#app/send-picture.ts"
import { memoryKey } from "#features/memories/server/memory-files.ts"
import { isMomentPhoto } from "#features/memories/server/open-memory-photo.ts"
import type { Route } from "./+types/moment-photo"

/** A photo that everybody may see, as long as all who were asked agree. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { data: wanted } = pictureParams.safeParse(params)
  if (!wanted || !(await isMomentPhoto(db, wanted.photoId))) throw pageNotFound(url)
  const picture = await sendPicture(memoryKey(wanted.photoId, wanted.width))
  if (!picture) throw pageNotFound(url)
  return picture
}
