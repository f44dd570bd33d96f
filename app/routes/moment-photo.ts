import { sendPicture } from "#app/send-picture.ts"
import { memoryKey } from "#features/memories/server/memory-files.ts"
import { isMomentPhoto } from "#features/memories/server/open-memory-photo.ts"
import type { Route } from "./+types/moment-photo"

/** A photo that everybody may see, as long as all who were asked agree. */
export function loader(call: Route.LoaderArgs) {
  return sendPicture(call, { keyOf: memoryKey, mayBeSeen: isMomentPhoto })
}
