import type { PhotoWidth } from "#features/users/photos/wide-photo.ts"

/*
 * Where the photos of an aircraft lie. An id is new with every upload, so that an address shows one
 * picture for ever, or nothing once it is gone. Without any library: public pages carry it.
 */

export interface PlanePhoto {
  id: string
  /** What it shows, for who does not see it. */
  alt: string
}

/** Where everybody finds a photo. */
export function planePhotoPath(photoId: string, width: PhotoWidth): string {
  return `/flugzeugfotos/${photoId}/${width}.webp`
}

/** Where the store keeps it. */
export function planePhotoKey(photoId: string, width: PhotoWidth): string {
  return `plane-photos/${photoId}/${width}.webp`
}
