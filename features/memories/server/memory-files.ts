import { PHOTO_WIDTHS, type PhotoWidth } from "#features/users/photos/wide-photo.ts"

/** Where the store keeps what an album shows of a photo. */
export function memoryKey(photoId: string, width: PhotoWidth): string {
  return `memories/${photoId}/${width}.webp`
}

/** And the largest of it, as a picture that every device opens: for the file of the whole album. */
export function keepsakeKey(photoId: string): string {
  return `memories/${photoId}/whole.jpg`
}

export function memoryFiles(photoId: string): string[] {
  return [...PHOTO_WIDTHS.map((width) => memoryKey(photoId, width)), keepsakeKey(photoId)]
}
