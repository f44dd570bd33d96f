import { z } from "zod"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from "#features/users/photos/photo.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import {
  addedMemorySchema,
  captionSchema,
  consentSchema,
  memoryRequestSchema,
} from "../memory-schemas.ts"
import { addMemory } from "./add-memory.ts"
import { answerRequest, takeRequestBack } from "./answer-request.ts"
import { askToShow } from "./ask-to-show.ts"
import { captionMemory, removeMemory } from "./own-memory.ts"

// drawing a picture is the dearest thing that anybody may ask of the server
const PHOTOS: Limit = { name: "memories", points: 60, windowMs: hours(1) }

const params = z.object({ id: rowIdInPath })

export const memoriesApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/flights/:id/memories",
    summary: "Adds the image in the body to the album of a flight; the same image is added once",
    access: "signed-in",
    refuses: ["invalid", "limited"],
    repeat: "natural",
    params,
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    status: 201,
    answer: addedMemorySchema,
    async handle(call) {
      requireOpen("photos")
      const user = requireUser(call)
      await consumeRateLimit(PHOTOS, String(user.userId))
      const photo = { flightId: call.params.id, bytes: call.bytes }
      return { json: await addMemory(call.db, user, photo) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/memories/:id",
    summary: "Writes a line below an own photo of an album",
    access: "signed-in",
    params,
    body: captionSchema,
    status: 204,
    async handle(call) {
      const caption = { memoryId: call.params.id, caption: call.body.caption }
      await captionMemory(call.db, requireUser(call), caption)
      return { json: undefined }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/memories/:id",
    summary: "Takes an own photo out of its album, and from wherever it is shown",
    access: "signed-in",
    params,
    status: 204,
    async handle(call) {
      await removeMemory(call.db, requireUser(call), call.params.id)
      return { json: undefined }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/memories/:id/request",
    summary: "The pilot asks everybody in a photo whether it may be shown in public",
    access: "signed-in",
    refuses: ["forbidden", "invalid", "limited"],
    params,
    body: memoryRequestSchema,
    status: 204,
    async handle(call) {
      const asked = { memoryId: call.params.id, input: call.body }
      await askToShow(call.db, requireUser(call), asked)
      return { json: undefined }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/memories/:id/request",
    summary: "The pilot no longer asks, or no longer shows a photo",
    access: "signed-in",
    refuses: ["forbidden"],
    repeat: "natural",
    params,
    status: 204,
    async handle(call) {
      await takeRequestBack(call.db, requireUser(call), call.params.id)
      return { json: undefined }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/memories/:id/consent",
    summary: "Agrees that a photo is shown in public, declines, or takes it back",
    access: "signed-in",
    refuses: ["forbidden", "gone"],
    repeat: "natural",
    params,
    body: consentSchema,
    status: 204,
    async handle(call) {
      const answer = { memoryId: call.params.id, agrees: call.body.agrees }
      await answerRequest(call.db, requireUser(call), answer)
      return { json: undefined }
    },
  }),
]
