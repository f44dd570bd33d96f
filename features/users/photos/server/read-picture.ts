import sharp, { type Sharp } from "sharp"
import { DomainError } from "#platform/errors.ts"
import { NO_PICTURE, PHOTO_MAX_MEGAPIXELS, type PhotoType, sizeProblem } from "../photo.ts"
import { pictureType } from "./picture-type.ts"

const TIMEOUT_SECONDS = 15

interface UprightSize {
  width: number
  height: number
}

/**
 * The one way in which a picture from outside is read: one at a time, by what its bytes are, within
 * bounds that its head alone must keep. `draw` gets it upright and answers raw pixels or a file
 * drawn anew, so that nothing of the file itself survives: no EXIF, no place, no hidden second picture.
 */
export function readPicture<T>(
  bytes: Uint8Array,
  draw: (picture: Sharp, upright: UprightSize) => Promise<T>,
): Promise<T> {
  return oneAtATime(async () => {
    const type = pictureType(bytes)
    if (!type) throw noPicture()
    const upright = await sizeOf(bytes, type)
    const picture = sharp(bytes, {
      limitInputPixels: PHOTO_MAX_MEGAPIXELS[type] * 1_000_000,
      failOn: "error",
    })
    return draw(picture.timeout({ seconds: TIMEOUT_SECONDS }).autoOrient(), upright).catch(refuse)
  })
}

async function sizeOf(bytes: Uint8Array, type: PhotoType): Promise<UprightSize> {
  // reads the head of the file only, so that its claims are known before anything is unpacked
  const { autoOrient: upright } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuse)
  const problem = sizeProblem(upright, type)
  if (problem) throw new DomainError("picture-size", "invalid", problem)
  return upright
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
