import { type PhotoCrop, partOf } from "../photo.ts"
import { PHOTO_SIZES, type PhotoSize } from "../photo-path.ts"
import { drawPixels, pixelsOf } from "./draw-photo.ts"
import { readPicture } from "./read-picture.ts"

const MAX_SIZE = PHOTO_SIZES[1]

/** Draws a picture anew as squares in WebP. What is no picture, too small or too large is refused. */
export async function makePhoto(
  bytes: Uint8Array,
  crop: PhotoCrop,
): Promise<Map<PhotoSize, Buffer>> {
  const pixels = await readPicture(bytes, (picture, upright) =>
    pixelsOf(picture.extract(partOf(upright, crop)).resize(MAX_SIZE, MAX_SIZE)),
  )
  const files = PHOTO_SIZES.map(async (size): Promise<[PhotoSize, Buffer]> => {
    const square = drawPixels(pixels).resize(size, size)
    return [size, await square.webp({ quality: 82, effort: 4 }).toBuffer()]
  })
  return new Map(await Promise.all(files))
}
