import { z } from "zod"
import { listFlightPhotos } from "#features/flights/core/server/flight-photos.ts"
import { flightPhotosSchema } from "#features/flights/photos/flight-photo.ts"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from "#features/users/photos/photo.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { addFlightPhoto } from "./add-flight-photo.ts"
import { arrangeFlightPhotos } from "./arrange-flight-photos.ts"
import { removeFlightPhoto } from "./remove-flight-photo.ts"

// drawing a picture is the dearest thing that anybody may ask of the server
const UPLOADS: Limit = { name: "flight-photos", points: 60, windowMs: hours(1) }
const ARRANGEMENTS: Limit = { name: "flight-photo-orders", points: 400, windowMs: hours(1) }

const flightParams = z.object({ id: rowIdInPath })
const part = z.number().min(0).max(1)
const photosAnswer = z.object({
  photos: z.array(
    z.object({
      id: z.uuid(),
      alt: z.string(),
      placeholder: z.string(),
      crop: z.object({ left: part, top: part, width: part, height: part }),
    }),
  ),
})

/** Photos of flights and of drafts of flights. */
export const flightPhotosApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/flights/:id/photos",
    summary:
      "Adds the image in the body to the photos of the caller's flight or draft; returns all photos",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: flightParams,
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    status: 201,
    answer: photosAnswer,
    async handle(call) {
      requireOpen("photos")
      const pilot = requireUser(call)
      await consumeRateLimit(UPLOADS, String(pilot.userId))
      await addFlightPhoto(call.db, pilot, call.params.id, call.bytes)
      return { json: { photos: await listFlightPhotos(call.db, call.params.id) } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/flights/:id/photos",
    summary: "Sets order, alt texts and crops of the photos of the caller's flight or draft",
    access: "pilot",
    refuses: ["invalid", "limited"],
    repeat: "natural",
    params: flightParams,
    body: flightPhotosSchema,
    publicTexts: ["photos.[].alt"],
    answer: photosAnswer,
    async handle(call) {
      const pilot = requireUser(call)
      await consumeRateLimit(ARRANGEMENTS, String(pilot.userId))
      await arrangeFlightPhotos(call.db, pilot, call.params.id, call.body.photos)
      return { json: { photos: await listFlightPhotos(call.db, call.params.id) } }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/flights/:id/photos/:photoId",
    summary: "Removes a photo of the caller's flight or draft; safe to repeat",
    access: "pilot",
    refuses: ["invalid"],
    repeat: "natural",
    params: flightParams.extend({ photoId: z.uuid() }),
    answer: photosAnswer,
    async handle(call) {
      const { id, photoId } = call.params
      await removeFlightPhoto(call.db, requireUser(call), id, photoId)
      return { json: { photos: await listFlightPhotos(call.db, id) } }
    },
  }),
]
