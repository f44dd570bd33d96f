import type { PhotoWidth } from "#features/users/photos/wide-photo.ts"

/** The album of a flight, for those who were on board. */
export function albumPath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}/album`
}

/** All its photos in one file. */
export function albumZipPath(flightId: number): string {
  return `${albumPath(flightId)}.zip`
}

/** Where those who see its album find a photo, and the back office after a report. */
export function memoryPhotoPath(photoId: string, width: PhotoWidth): string {
  return `/de/albumfotos/${encodeURIComponent(photoId)}/${width}`
}

/** Where everybody finds it, as long as all who were asked agree. */
export function momentPath(photoId: string, width: PhotoWidth): string {
  return `/de/momente/${encodeURIComponent(photoId)}/${width}`
}

/** Where its calls go. */
export const memoryCallPath = (memoryId: number) => `/api/memories/${memoryId}`
export const memoryRequestCallPath = (memoryId: number) => `${memoryCallPath(memoryId)}/request`
export const memoryConsentCallPath = (memoryId: number) => `${memoryCallPath(memoryId)}/consent`
export const addMemoryCallPath = (flightId: number) => `/api/flights/${flightId}/memories`
