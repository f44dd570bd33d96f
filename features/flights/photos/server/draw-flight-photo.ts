import sharp from "sharp"
import type { ShownPart } from "#features/flights/core/flight-photo-path.ts"
import { drawPixels, drawWidths, pixelsOf } from "#features/users/photos/server/draw-photo.ts"
import { readPicture } from "#features/users/photos/server/read-picture.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { FLIGHT_PHOTO_ASPECT, pixelsOfPart } from "../photo-crop.ts"

const MAX_EDGE_PIXELS = 2400
/** In pixels: enough for light and colours, small enough for the document. */
const PLACEHOLDER_WIDTH = 16
const [, WIDEST] = PHOTO_WIDTHS

/** Re-encodes a whole picture as WebP. Refuses what is no picture, too small or too large. */
export async function drawWholePhoto(bytes: Uint8Array) {
  const pixels = await readPicture(bytes, (picture) =>
    pixelsOf(
      picture.resize(MAX_EDGE_PIXELS, MAX_EDGE_PIXELS, { fit: "inside", withoutEnlargement: true }),
    ),
  )
  const { width, height } = pixels.info
  const file = await drawPixels(pixels).webp({ quality: 88, effort: 4 }).toBuffer()
  return { file, size: { width, height } }
}

/** A part of a photo as it is shown. */
export interface DrawnPart {
  files: Awaited<ReturnType<typeof drawWidths>>
  placeholder: string
}

/**
 * Draws a part of such a photo in both widths, and what stands in their place until they are there; another
 * shape than 3:2 loses its edges.
 */
export async function drawShownPart(whole: Uint8Array, crop: ShownPart): Promise<DrawnPart> {
  const { width, height } = await sharp(whole).metadata()
  const part = pixelsOfPart({ width, height }, crop)
  const shownWidth = Math.min(WIDEST, part.width)
  const shownHeight = Math.max(1, Math.round(shownWidth / FLIGHT_PHOTO_ASPECT))
  const shown = sharp(whole).extract(part).resize(shownWidth, shownHeight, { fit: "cover" })
  const pixels = await pixelsOf(shown)
  const tiny = await drawPixels(pixels)
    .resize({ width: PLACEHOLDER_WIDTH })
    .webp({ quality: 50, effort: 4 })
    .toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`
  return { files: await drawWidths(pixels), placeholder }
}
