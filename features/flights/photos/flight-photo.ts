import { z } from "zod"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { MAX_ALT_LENGTH } from "#features/users/photos/wide-photo.ts"
import { line } from "#platform/text-input.ts"

/*
 * Photos of a flight: come in as any usual picture, are shown 3:2 in the part that their pilot has
 * chosen, stand in an order and are public wherever the flight is. They may come before the flight
 * does, while it is a draft.
 */

export const MAX_FLIGHT_PHOTOS = 10

const share = z.number().min(0).max(1)
const OUTSIDE = "Der Ausschnitt liegt nicht ganz im Bild."

/** All photos of a flight in their new order, each with its words and the part that is shown. */
export const flightPhotosSchema = z.object({
  photos: z
    .array(
      z.object({
        id: z.uuid(),
        alt: line(MAX_ALT_LENGTH),
        crop: z
          .object({ left: share, top: share, width: share.min(0.001), height: share.min(0.001) })
          .refine(({ left, width }) => left + width < 1.0001, { error: OUTSIDE })
          .refine(({ top, height }) => top + height < 1.0001, { error: OUTSIDE }),
      }),
    )
    .max(MAX_FLIGHT_PHOTOS),
})

const EDITABLE: readonly FlightStatus[] = ["draft", "in_review", "published", "paused"]

/** Whose photos these are; a draft that is no flight yet has no status. */
export interface PhotoHolder {
  pilotId: number
  status: FlightStatus | null
}

/** Who writes a draft or offers a flight sees to its photos, until it flies. */
export function canEditFlightPhotos({ pilotId, status }: PhotoHolder, userId: number): boolean {
  return pilotId === userId && (status === null || EDITABLE.includes(status))
}
