import sharp from "sharp"
import { DomainError } from "#platform/errors.ts"
import {
  NO_PICTURE,
  PHOTO_MAX_MEGAPIXELS,
  PHOTO_SIZES,
  type PhotoCrop,
  type PhotoSize,
  sizeProblem,
  squareOf,
} from "../photo.ts"
import { pictureType } from "./picture-type.ts"

const LARGEST = PHOTO_SIZES[1]
const SECONDS = 15

/**
 * Draws a picture anew as squares in WebP. Nothing of the file itself survives: no EXIF, no place,
 * no hidden second picture. What is no picture, too small or too large is refused.
 */
export function makePhoto(bytes: Uint8Array, crop: PhotoCrop): Promise<Map<PhotoSize, Buffer>> {
  return oneAtATime(() => draw(bytes, crop))
}

async function draw(bytes: Uint8Array, crop: PhotoCrop): Promise<Map<PhotoSize, Buffer>> {
  const type = pictureType(bytes)
  if (!type) throw noPicture()
  // reads the head of the file only, so that its claims are known before anything is unpacked
  const { autoOrient: upright } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuse)
  const problem = sizeProblem(upright, type)
  if (problem) throw new DomainError("picture-size", "invalid", problem)
  const { left, top, side } = squareOf(upright, crop)
  const { data, info } = await sharp(bytes, {
    limitInputPixels: PHOTO_MAX_MEGAPIXELS[type] * 1_000_000,
    failOn: "error",
  })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .extract({ left, top, width: side, height: side })
    .resize(LARGEST, LARGEST)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const { width, height, channels } = info
  const files = PHOTO_SIZES.map(async (size): Promise<[PhotoSize, Buffer]> => {
    const square = sharp(data, { raw: { width, height, channels } })
    return [size, await square.resize(size, size).webp({ quality: 82, effort: 4 }).toBuffer()]
  })
  return new Map(await Promise.all(files))
}

function refuse(error: Error): never {
  if (!error.message.includes("timeout")) throw noPicture()
  throw new DomainError(
    "picture-too-slow",
    "invalid",
    "Dieses Bild zu lesen dauert zu lange. Nimm eine kleinere Fassung.",
  )
}

function noPicture(): DomainError {
  return new DomainError("no-picture", "wrong-type", NO_PICTURE)
}

let last: Promise<unknown> = Promise.resolve()

// the largest pictures take 300 MB while they are drawn; many at once would take the process along
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work)
  last = next.catch(() => undefined)
  return next
}
