import { z } from "zod"
import { MAX_ALT_LENGTH } from "#features/users/photos/wide-photo.ts"
import { line } from "#platform/text-input.ts"

/*
 * Photos of an aircraft: come in as any usual picture, are kept in two widths, stand in an order and
 * are public wherever the aircraft is shown.
 */

export const MAX_PLANE_PHOTOS = 6

/** All photos of an aircraft in their new order, each with its words. */
export const planePhotosSchema = z.object({
  photos: z.array(z.object({ id: z.uuid(), alt: line(MAX_ALT_LENGTH) })).max(MAX_PLANE_PHOTOS),
})
