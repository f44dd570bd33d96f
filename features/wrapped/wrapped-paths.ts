import type { PictureForm } from "./picture-form.ts"
import type { CardKind } from "./story-card.ts"

export const WRAPPED_PATH = "/de/wrapped"

/** Where the pictures of the page can be taken along. */
export const TAKE_ALONG_ID = "mitnehmen"

export function yearPath(year: number): string {
  return `${WRAPPED_PATH}?jahr=${year}`
}

/** The page with one of its pictures ready to be taken along. */
export function takeAlongPath(year: number, kind: CardKind): string {
  return `${yearPath(year)}&bild=${kind}#${TAKE_ALONG_ID}`
}

/** A picture of the own year, for its owner alone. */
export function ownPicturePath(picture: {
  year: number
  kind: CardKind
  form: PictureForm
}): string {
  return `${WRAPPED_PATH}/vorschau/${picture.year}/${picture.kind}/${picture.form}.png`
}

/** The page of a picture that somebody has shared; whoever has the address sees it. */
export function sharePath(token: string): string {
  return `${WRAPPED_PATH}/bild/${token}`
}

export function sharedPicturePath(token: string, form: PictureForm): string {
  return `${sharePath(token)}/${form}.png`
}
