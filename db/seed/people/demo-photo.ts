import sharp from "sharp"
import { CENTERED_CROP } from "#features/users/photos/photo.ts"
import { photoKey } from "#features/users/photos/photo-path.ts"
import { makePhoto } from "#features/users/photos/server/make-photo.ts"
import { USUAL_LOOKS } from "#illustrations/scene/aircraft/look.ts"
import { drawScene } from "#illustrations/scene/draw-scene.ts"
import { storage } from "#platform/server/storage.ts"

// always the same: two worlds of a day are equal
const PHOTO_ID = "5c1f6d0e-7a0b-4d7e-9c53-2f1b8a64e0d1"

/**
 * Many pilots show their aircraft instead of their face, and that can be drawn: nobody in the demo
 * world has an invented one. Answers the id of the photo, whose files are kept.
 */
export async function drawDemoPhoto(): Promise<string> {
  const drawing = drawScene({
    terrain: "coast",
    time: "low-sun",
    seed: 3,
    width: 640,
    height: 640,
    horizon: 0.72,
    aircraft: USUAL_LOOKS["high-wing"],
    aircraftAt: { x: 0.5, y: 0.45, length: 0.62, climb: 8 },
    mayMirror: false,
  })
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer()
  for (const [size, file] of await makePhoto(picture, CENTERED_CROP)) {
    await storage().put(photoKey(PHOTO_ID, size), file)
  }
  return PHOTO_ID
}
