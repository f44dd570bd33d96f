/*
 * Where the photos of an aircraft lie. An id is new with every upload, so that an address shows one
 * picture for ever, or nothing once it is gone. Without any library: public pages carry it.
 */

/** Widths in pixels of what is kept: for lists, and for cards. */
export const PLANE_PHOTO_WIDTHS = [480, 1280] as const
export type PlanePhotoWidth = (typeof PLANE_PHOTO_WIDTHS)[number]

export interface PlanePhoto {
  id: string
  /** What it shows, for who does not see it. */
  alt: string
}

/** Where everybody finds a photo. */
export function planePhotoPath(photoId: string, width: PlanePhotoWidth): string {
  return `/flugzeugfotos/${photoId}/${width}.webp`
}

/** Where the store keeps it. */
export function planePhotoKey(photoId: string, width: PlanePhotoWidth): string {
  return `plane-photos/${photoId}/${width}.webp`
}
