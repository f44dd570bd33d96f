import type { PhotoWidth } from "#features/users/photos/wide-photo.ts"

/*
 * A photo that somebody sends: drawn anew without anything the camera wrote beside it, and without its
 * name. Only who may read its message sees it.
 */

/** As a message shows it; `width` and `height` are those of the larger file, in pixels. */
export interface MessagePhoto {
  id: string
  width: number
  height: number
}

/** Where the store keeps it. */
export function messagePhotoKey(photoId: string, width: PhotoWidth): string {
  return `message-photos/${photoId}/${width}.webp`
}

/** Where its readers find it. */
export function messagePhotoPath(photoId: string, width: PhotoWidth): string {
  return `/de/nachrichtenfotos/${encodeURIComponent(photoId)}/${width}`
}

/** What stands for it where there are only words. */
export const PHOTO_LABEL = "Foto"
