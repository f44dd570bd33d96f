import sharp, { type OutputInfo, type Sharp } from "sharp"
import { PHOTO_WIDTHS, type PhotoWidth } from "../wide-photo.ts"

const [SMALL, LARGE] = PHOTO_WIDTHS

/** The plain pixels of a picture: all that is left of a file from outside. */
export function pixelsOf(picture: Sharp) {
  return picture
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Draws pixels, which are as wide as the larger one at most, in both widths in WebP. */
export async function drawWidths(pixels: {
  data: Buffer
  info: OutputInfo
}): Promise<Map<PhotoWidth, Buffer>> {
  const drawn = () => drawPixels(pixels)
  const webp = { quality: 80, effort: 4 }
  return new Map([
    [LARGE, await drawn().webp(webp).toBuffer()],
    [SMALL, await drawn().resize({ width: SMALL, withoutEnlargement: true }).webp(webp).toBuffer()],
  ])
}

export function drawPixels({ data, info }: { data: Buffer; info: OutputInfo }): Sharp {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}
