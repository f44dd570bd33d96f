import { createHash } from "node:crypto"
import sharp from "sharp"
import { drawPixels, pixelsOf } from "#features/users/photos/server/draw-photo.ts"
import type { ContentPhoto } from "../content-photo.ts"

/** In pixels: for tiles, for phones, and across a desktop. */
const WIDTHS = [640, 1280, 1920] as const
const [, MIN_WIDTH, MAX_WIDTH] = WIDTHS

/** Of 255: as far from the ink of one theme as from that of the other. */
const MIDDLE_GREY = 118

/** Draws an operator's photo anew: of the file itself nothing survives, no EXIF and no place. */
export async function drawContentPhoto(
  bytes: Uint8Array,
): Promise<Pick<ContentPhoto, "theme" | "edition" | "drawn">> {
  const upright = sharp(bytes, { failOn: "error" }).autoOrient()
  const pixels = await pixelsOf(
    upright.resize({ width: MAX_WIDTH, withoutEnlargement: true }),
  ).catch(() => {
    throw new Error("is no picture that can be read")
  })
  const { width: widest } = pixels.info
  if (widest < MIN_WIDTH)
    throw new Error(`is ${widest} pixels wide and needs at least ${MIN_WIDTH}`)
  const hash = createHash("sha256")
  const drawn = []
  for (const width of [...WIDTHS.filter((known) => known < widest), widest]) {
    const webp = await drawPixels(pixels).resize({ width }).webp({ quality: 76 }).toBuffer()
    hash.update(webp)
    drawn.push({ width, base64: webp.toString("base64") })
  }
  const theme = (await isLight(pixels)) ? "light" : "dark"
  return { theme, edition: hash.digest("hex").slice(0, 12), drawn }
}

/** Whether the upper left part is light, where the text of a page lies. */
async function isLight(pixels: Parameters<typeof drawPixels>[0]): Promise<boolean> {
  const { width, height } = pixels.info
  const part = { left: 0, top: 0, width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const grey = await drawPixels(pixels).extract(part).greyscale().png().toBuffer()
  const { channels } = await sharp(grey).stats()
  return (channels[0]?.mean ?? 0) > MIDDLE_GREY
}
