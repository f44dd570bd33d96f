/*
 * Where the photo of a person lies. Apart from what may come in as one: public pages carry this.
 */

/** Edge lengths in pixels of what is kept. */
export const PHOTO_SIZES = [160, 640] as const

export type PhotoSize = (typeof PHOTO_SIZES)[number]

/** Where everybody finds a photo. */
export function photoPath(photoId: string, size: PhotoSize = 160): string {
  return `/fotos/${photoId}/${size}.webp`
}

/** Where the store keeps it. */
export function photoKey(photoId: string, size: PhotoSize): string {
  return `photos/${photoId}/${size}.webp`
}
