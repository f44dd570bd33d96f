import { type ShownPart, STEPS } from "#features/flights/core/flight-photo-path.ts"
import { CENTERED_CROP, type PhotoCrop, partOf } from "#features/users/photos/photo.ts"

/* From what somebody moves and zooms to the part of a photo that is shown, and back. */

interface Size {
  width: number
  height: number
}

/** Every photo of a flight is shown in this shape. */
export const FLIGHT_PHOTO_ASPECT = 3 / 2

/** The part that a crop takes of a picture. */
export function shownPart(picture: Size, crop: PhotoCrop = CENTERED_CROP): ShownPart {
  const { left, top, width, height } = partOf(picture, crop, FLIGHT_PHOTO_ASPECT)
  return inSteps({
    left: left / picture.width,
    top: top / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  })
}

/** The crop that takes this part. */
export function cropOfPart(picture: Size, { left, top, width, height }: ShownPart): PhotoCrop {
  const largest = partOf(picture, CENTERED_CROP, FLIGHT_PHOTO_ASPECT)
  const at = (start: number, length: number) =>
    length < 1 ? clamp(start / (1 - length), 0, 1) : 0.5
  return {
    x: at(left, width),
    y: at(top, height),
    zoom: Math.max(1, largest.width / (width * picture.width)),
  }
}

/** The same part in whole steps, within its picture. */
export function inSteps({ left, top, width, height }: ShownPart): ShownPart {
  const across = stepsWithin(left, width)
  const down = stepsWithin(top, height)
  return { left: across.start, top: down.start, width: across.length, height: down.length }
}

function stepsWithin(start: number, length: number) {
  const steps = clamp(Math.round(length * STEPS), 1, STEPS)
  const from = clamp(Math.round(start * STEPS), 0, STEPS - steps)
  return { start: from / STEPS, length: steps / STEPS }
}

/** The pixels of a part. */
export function pixelsOfPart(picture: Size, { left, top, width, height }: ShownPart) {
  const across = pixelsWithin(left, width, picture.width)
  const down = pixelsWithin(top, height, picture.height)
  return { left: across.from, width: across.count, top: down.from, height: down.count }
}

function pixelsWithin(start: number, length: number, all: number) {
  const count = clamp(Math.round(length * all), 1, all)
  return { from: clamp(Math.round(start * all), 0, all - count), count }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
