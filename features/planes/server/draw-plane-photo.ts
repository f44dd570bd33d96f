import sharp from "sharp"
import { readPicture } from "#features/users/server/read-picture.ts"
import { PLANE_PHOTO_WIDTHS, type PlanePhotoWidth } from "../plane-photo-path.ts"

const [SMALL, LARGE] = PLANE_PHOTO_WIDTHS

/** Draws a picture anew in WebP, in both widths. What is no picture, too small or too large is refused. */
export async function drawPlanePhoto(bytes: Uint8Array): Promise<Map<PlanePhotoWidth, Buffer>> {
  const { data, info } = await readPicture(bytes, (picture) =>
    picture
      .resize(LARGE, LARGE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const drawn = () => sharp(data, { raw: { width, height, channels } })
  const webp = { quality: 80, effort: 4 }
  return new Map([
    [LARGE, await drawn().webp(webp).toBuffer()],
    [SMALL, await drawn().resize({ width: SMALL, withoutEnlargement: true }).webp(webp).toBuffer()],
  ])
}
