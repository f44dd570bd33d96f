import type { PhotoWidth } from "#features/users/photos/wide-photo.ts"

/*
 * Where the photos of a flight lie. An id is new with every upload and the address names the part that
 * is shown, so that it shows one picture for ever, or nothing once that is gone. Without any library:
 * public pages carry it.
 */

/** The part of a photo that is shown, in shares of its width and height. */
export interface ShownPart {
  left: number
  top: number
  width: number
  height: number
}

export interface FlightPhotoPart {
  id: string
  crop: ShownPart
}

export interface FlightPhoto extends FlightPhotoPart {
  /** What it shows, for who does not see it. */
  alt: string
  /** 16 pixels of what is shown, as a data address; empty where there are none. */
  placeholder: string
}

/** What a pilot says about a photo. */
export type ArrangedPhoto = Pick<FlightPhoto, "id" | "alt" | "crop">

/** Shares are kept in steps of a ten-thousandth: no screen shows less. */
export const STEPS = 10_000

/** „0-1250-10000-7500“: names one part of a photo in its address. */
export function partName({ left, top, width, height }: ShownPart): string {
  return [left, top, width, height].map((share) => Math.round(share * STEPS)).join("-")
}

/** Where everybody finds what is shown of a photo. */
export function flightPhotoPath({ id, crop }: FlightPhotoPart, width: PhotoWidth): string {
  return `/flugfotos/${id}/${partName(crop)}/${width}.webp`
}

/** A CSS background that stands there until the file has arrived. */
export function photoBackdrop({ placeholder }: FlightPhoto): string | undefined {
  return placeholder === "" ? undefined : `center / cover no-repeat url("${placeholder}")`
}

/** Where its pilot alone finds the whole of it. */
export function wholePhotoPath(photoId: string): string {
  return `/de/cockpit/flugfoto/${encodeURIComponent(photoId)}`
}

/** Where the store keeps everything of a photo. */
export function flightPhotoFolder(photoId: string): string {
  return `flight-photos/${photoId}`
}

/** The file of a part that is or was shown. */
export function flightPhotoKey(photoId: string, part: string, width: PhotoWidth): string {
  return `${flightPhotoFolder(photoId)}/${part}/${width}.webp`
}

/** The whole of it, so that another part can be chosen later. */
export function wholePhotoKey(photoId: string): string {
  return `${flightPhotoFolder(photoId)}/whole.webp`
}
