import { drawWidths, pixelsOf } from "#features/users/photos/server/draw-photo.ts"
import { readPicture } from "#features/users/photos/server/read-picture.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"

const [, LARGE] = PHOTO_WIDTHS

/** Draws a picture anew in WebP, in both widths. What is no picture, too small or too large is refused. */
export async function drawPlanePhoto(bytes: Uint8Array) {
  const pixels = await readPicture(bytes, (picture) =>
    pixelsOf(picture.resize(LARGE, LARGE, { fit: "inside", withoutEnlargement: true })),
  )
  return drawWidths(pixels)
}
