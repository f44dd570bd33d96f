import { sendPicture } from "#app/send-picture.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { messagePhotoKey } from "#features/chat/core/message-photo.ts"
import { canSeeMessagePhoto } from "#features/chat/photos/server/open-message-photo.ts"
import { canSeeReportedPhoto } from "#features/reports/server/reported-photo.ts"
import type { Route } from "./+types/message-photo"

/** A photo of a message, for who may read it; for the back office after a report. */
export function loader(call: Route.LoaderArgs) {
  const user = signedInUser(call)
  return sendPicture(call, {
    keyOf: messagePhotoKey,
    mayBeSeen: async (db, photoId) =>
      (await canSeeMessagePhoto(db, user.userId, photoId)) ||
      (await canSeeReportedPhoto(db, user, photoId)),
  })
}
