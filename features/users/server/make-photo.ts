import sharp from "sharp"
import { PHOTO_SIZES, type PhotoCrop, type PhotoSize, squareOf } from "../photo.ts"
import { readPicture } from "./read-picture.ts"

const LARGEST = PHOTO_SIZES[1]

/** Draws a picture anew as squares in WebP. What is no picture, too small or too large is refused. */
export async function makePhoto(
  bytes: Uint8Array,
  crop: PhotoCrop,
): Promise<Map<PhotoSize, Buffer>> {
  const { data, info } = await readPicture(bytes, (picture, upright) => {
    const { left, top, side } = squareOf(upright, crop)
    return picture
      .extract({ left, top, width: side, height: side })
      .resize(LARGEST, LARGEST)
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true })
  })
  const { width, height, channels } = info
  const files = PHOTO_SIZES.map(async (size): Promise<[PhotoSize, Buffer]> => {
    const square = sharp(data, { raw: { width, height, channels } })
    return [size, await square.resize(size, size).webp({ quality: 82, effort: 4 }).toBuffer()]
  })
  return new Map(await Promise.all(files))
}
