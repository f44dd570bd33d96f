import sharp from "sharp"
import { keepsakeKey, memoryKey } from "#features/memories/server/memory-files.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { drawScene } from "#illustrations/scene/draw-scene.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"
import { storage } from "#platform/server/storage.ts"

export const ALBUM_PHOTO_SIZE = { width: 1_280, height: 853 } as const

interface AlbumPhoto {
  photoId: string
  terrain: Terrain
  time: TimeOfDay
  seed: number
}

/** What somebody might have seen out of the window: drawn, since nobody in the demo world has a camera. */
export async function drawAlbumPhoto({ photoId, terrain, time, seed }: AlbumPhoto): Promise<void> {
  const drawing = drawScene({ terrain, time, seed, ...ALBUM_PHOTO_SIZE, aircraft: "none" })
  const picture = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer()
  for (const width of PHOTO_WIDTHS) {
    const file = await sharp(picture).resize({ width }).webp({ quality: 80 }).toBuffer()
    await storage().put(memoryKey(photoId, width), file)
  }
  await storage().put(keepsakeKey(photoId), await sharp(picture).jpeg({ quality: 86 }).toBuffer())
}
