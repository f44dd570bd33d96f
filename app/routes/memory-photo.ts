import { sendPicture } from "#app/send-picture.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { memoryKey } from "#features/memories/server/memory-files.ts"
import { canSeeMemoryPhoto } from "#features/memories/server/open-memory-photo.ts"
import { canSeeReportedMemory } from "#features/reports/server/reported-photo.ts"
import type { Route } from "./+types/memory-photo"

/** A photo of an album, for who sees the album; for the back office after a report. */
export function loader(call: Route.LoaderArgs) {
  const user = signedInUser(call)
  return sendPicture(call, {
    keyOf: memoryKey,
    mayBeSeen: async (db, photoId) =>
      (await canSeeMemoryPhoto(db, user.userId, photoId)) ||
      (await canSeeReportedMemory(db, user, photoId)),
  })
}
