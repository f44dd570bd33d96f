import { z } from "zod"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { ownUserSchema } from "#features/users/core/users-schemas.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { CENTERED_CROP, PHOTO_MAX_BYTES, PHOTO_MAX_ZOOM, PHOTO_TYPES } from "../photo.ts"
import { removePhoto, savePhoto } from "./save-photo.ts"

// drawing a picture is the dearest thing that anybody may ask of the server
const UPLOADS: Limit = { name: "photos", points: 20, windowMs: hours(1) }

const userIdParams = z.object({ id: rowIdInPath })

const share = z.coerce.number<string>().min(0).max(1)

export const photosApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/users/:id/photo",
    summary: "Replaces the caller's photo by a square crop of the image in the body",
    access: "signed-in",
    refuses: ["invalid", "limited"],
    // the answer holds the whole account; a repeat draws the same picture once more
    repeat: "natural",
    params: userIdParams,
    query: z.object({
      x: share.default(CENTERED_CROP.x),
      y: share.default(CENTERED_CROP.y),
      zoom: z.coerce.number<string>().min(1).max(PHOTO_MAX_ZOOM).default(CENTERED_CROP.zoom),
    }),
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    answer: ownUserSchema,
    async handle(call) {
      requireOpen("photos")
      const user = requireOwner(call)
      await consumeRateLimit(UPLOADS, String(user.userId))
      await savePhoto(call.db, user, { bytes: call.bytes, crop: call.query })
      return { json: await getOwnUser(call.db, user.userId) }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/users/:id/photo",
    summary: "Removes the caller's photo; safe to repeat",
    access: "signed-in",
    repeat: "natural",
    params: userIdParams,
    answer: ownUserSchema,
    async handle(call) {
      const user = requireOwner(call)
      await removePhoto(call.db, user)
      return { json: await getOwnUser(call.db, user.userId) }
    },
  }),
]
