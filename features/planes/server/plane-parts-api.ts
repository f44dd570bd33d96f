import { z } from "zod"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from "#features/users/photos/photo.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { planeInsuranceSchema } from "../plane-insurance.ts"
import { planePhotosSchema } from "../plane-photo.ts"
import { addPlanePhoto } from "./add-plane-photo.ts"
import { arrangePlanePhotos, removePlanePhoto } from "./arrange-plane-photos.ts"
import { insurePlane } from "./plane-insurances.ts"
import { listPlanePhotos } from "./plane-photos.ts"

// drawing a picture is the dearest thing that anybody may ask of the server
const UPLOADS: Limit = { name: "plane-photos", points: 40, windowMs: hours(1) }

const planeParams = z.object({ id: rowIdInPath })
const photosAnswer = z.object({ photos: z.array(z.object({ id: z.uuid(), alt: z.string() })) })

/** What belongs to an aircraft beside its figures: photos and insurance. */
export const planePartsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/planes/:id/photos",
    summary:
      "Adds the image in the body to the photos of the caller's aircraft; returns all photos",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: planeParams,
    upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
    status: 201,
    answer: photosAnswer,
    async handle(call) {
      requireOpen("photos")
      const pilot = requireUser(call)
      await consumeRateLimit(UPLOADS, String(pilot.userId))
      await addPlanePhoto(call.db, pilot, call.params.id, call.bytes)
      return { json: { photos: await listPlanePhotos(call.db, call.params.id) } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/planes/:id/photos",
    summary: "Sets order and alt texts of the photos of the caller's aircraft",
    access: "pilot",
    refuses: ["invalid"],
    repeat: "natural",
    params: planeParams,
    body: planePhotosSchema,
    publicTexts: ["photos.[].alt"],
    answer: photosAnswer,
    async handle(call) {
      await arrangePlanePhotos(call.db, requireUser(call), call.params.id, call.body.photos)
      return { json: { photos: await listPlanePhotos(call.db, call.params.id) } }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/planes/:id/photos/:photoId",
    summary: "Removes a photo of the caller's aircraft; safe to repeat",
    access: "pilot",
    repeat: "natural",
    params: planeParams.extend({ photoId: z.uuid() }),
    answer: photosAnswer,
    async handle(call) {
      const { id, photoId } = call.params
      await removePlanePhoto(call.db, requireUser(call), id, photoId)
      return { json: { photos: await listPlanePhotos(call.db, id) } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/planes/:id/insurance",
    summary: "Sets the insurance of the caller's aircraft; Flugfit checks its last day",
    access: "pilot",
    repeat: "natural",
    params: planeParams,
    body: planeInsuranceSchema,
    answer: z.object({ validUntil: z.string() }),
    async handle(call) {
      await insurePlane(call.db, requireUser(call), call.params.id, call.body)
      return { json: { validUntil: call.body.validUntil } }
    },
  }),
]
