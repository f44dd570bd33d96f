import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { pictureParams, sendPicture } from "#app/send-picture.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { messagePhotoKey } from "#features/chat/core/message-photo.ts"
import { canSeeMessagePhoto } from "#features/chat/photos/server/open-message-photo.ts"
import { canSeeReportedPhoto } from "#features/reports/server/reported-photo.ts"
import type { Route } from "./+types/message-photo"

/** A photo of a message, for who may read it; for the back office after a report. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const { data: wanted } = pictureParams.safeParse(params)
  if (!wanted) throw pageNotFound(url)
  const { photoId, width } = wanted
  const mayBeSeen =
    (await canSeeMessagePhoto(db, user.userId, photoId)) ||
    (await canSeeReportedPhoto(db, user, photoId))
  const picture = mayBeSeen && (await sendPicture(messagePhotoKey(photoId, width)))
  if (!picture) throw pageNotFound(url)
  return picture
}
