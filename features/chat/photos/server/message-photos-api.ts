import { z } from "zod"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from "#features/users/photos/photo.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { messageKey, sentMessageSchema } from "../../core/conversations-schemas.ts"
import { saveMessagePhoto } from "./save-message-photo.ts"

// drawing a picture is the dearest thing that anybody may ask of the server
const PHOTOS: Limit = { name: "message-photos", points: 30, windowMs: hours(1) }

export const messagePhotosApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/conversations/:id/photos",
    summary: "Sends the image in the body as a message; a repeat with the same key is the same one",
    access: "signed-in",
    refuses: ["invalid", "gone", "limited"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    query: z.object({ key: messageKey }),
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    status: 201,
    answer: sentMessageSchema,
    async handle(call) {
      requireOpen("photos")
      const user = requireUser(call)
      await consumeRateLimit(PHOTOS, String(user.userId))
      const photo = { key: call.query.key, bytes: call.bytes }
      return { json: await saveMessagePhoto(call.db, user, call.params.id, photo) }
    },
  }),
]
