import sharp, { type Metadata, type Sharp } from "sharp"
import { DomainError } from "#platform/errors.ts"
import {
  PHOTO_MAX_PIXELS,
  PHOTO_SIZES,
  type PhotoCrop,
  type PhotoSize,
  squareOf,
} from "../photo.ts"
import { pictureType } from "./picture-type.ts"

const SMALLEST_SIDE = PHOTO_SIZES[0]
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
  if (!pictureType(bytes)) throw noPicture()
  const { width, height } = await uprightSize(bytes)
  const { left, top, side } = squareOf({ width, height }, crop)
  const { data, info } = await read(bytes)
    .autoOrient()
    .extract({ left, top, width: side, height: side })
    .resize(LARGEST, LARGEST)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const { width: drawn, height: lines, channels } = info
  const files = PHOTO_SIZES.map(async (size): Promise<[PhotoSize, Buffer]> => {
    const square = sharp(data, { raw: { width: drawn, height: lines, channels } })
    return [size, await square.resize(size, size).webp({ quality: 82, effort: 4 }).toBuffer()]
  })
  return new Map(await Promise.all(files))
}

async function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  // reads the head of the file only, so that its claims are known before anything is unpacked
  const head: Metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse)
  const { width, height } = head.autoOrient
  if (width * height > PHOTO_MAX_PIXELS) {
    throw new DomainError(
      "too-many-pixels",
      "invalid",
      `Das Bild hat mehr als ${PHOTO_MAX_PIXELS / 1_000_000} Megapixel. Nimm eine kleinere Fassung.`,
    )
  }
  if (Math.min(width, height) < SMALLEST_SIDE) {
    throw new DomainError(
      "too-small",
      "invalid",
      `Das Bild ist zu klein. Es braucht mindestens ${SMALLEST_SIDE} × ${SMALLEST_SIDE} Pixel.`,
    )
  }
  return { width, height }
}

function read(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: "error" }).timeout({
    seconds: SECONDS,
  })
}

function refuse(): never {
  throw noPicture()
}

function noPicture(): DomainError {
  return new DomainError(
    "no-picture",
    "wrong-type",
    "Das ist kein Bild, das wir lesen können. JPEG, PNG, WebP und AVIF gehen.",
  )
}

let last: Promise<unknown> = Promise.resolve()

// a large picture takes 200 MB while it is drawn; many at once would take the process along
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work)
  last = next.catch(() => undefined)
  return next
}
