/*
 * The photo of a person: comes in as any usual picture, is kept as a square in two sizes. Its id is
 * new with every upload, so that an address always shows the same picture and is gone with it.
 */

import { PHOTO_SIZES } from "./photo-path.ts"

export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const

export type PhotoType = (typeof PHOTO_TYPES)[number]

export const PHOTO_MAX_BYTES = 8 * 1024 * 1024

export const NO_PICTURE = "Das ist kein Bild, das wir lesen können. JPEG, PNG, WebP und AVIF gehen."

/**
 * A phone's largest pictures pass, a small file that unfolds to gigabytes does not. What cannot be
 * read line by line takes more memory for the same size and gets less.
 */
export const PHOTO_MAX_MEGAPIXELS: Record<PhotoType, number> = {
  "image/jpeg": 50,
  "image/png": 50,
  "image/webp": 24,
  "image/avif": 16,
}

/** What is wrong with the size of a picture, as a sentence. */
export function sizeProblem(
  { width, height }: { width: number; height: number },
  type: PhotoType,
): string | undefined {
  const [least] = PHOTO_SIZES
  if (Math.min(width, height) < least) {
    return `Das Bild ist zu klein. Es braucht mindestens ${least} × ${least} Pixel.`
  }
  const most = PHOTO_MAX_MEGAPIXELS[type]
  if (width * height > most * 1_000_000) {
    return `Das Bild hat mehr als ${most} Megapixel. Nimm eine kleinere Fassung.`
  }
  return undefined
}

export const PHOTO_MAX_ZOOM = 4

/** Which part of a picture: 0 is its left or upper end, 1 the other; zoom 1 is the largest. */
export interface PhotoCrop {
  x: number
  y: number
  zoom: number
}

export const CENTERED_CROP: PhotoCrop = { x: 0.5, y: 0.5, zoom: 1 }

/** That part in pixels of the upright picture; `aspect` is its width by its height. */
export function partOf(picture: { width: number; height: number }, crop: PhotoCrop, aspect = 1) {
  const widest = Math.min(picture.width, picture.height * aspect)
  const width = Math.max(1, Math.floor(widest / crop.zoom))
  const height = Math.max(1, Math.floor(width / aspect))
  return {
    left: Math.round((picture.width - width) * crop.x),
    top: Math.round((picture.height - height) * crop.y),
    width,
    height,
  }
}
