/*
 * A photo that an operator has put into `content/photos/`, in the place of a drawing. It is drawn anew
 * in several widths when the server is built.
 */

/** Whose a photo is, and on what terms it may be shown. */
export interface PhotoCredit {
  credit: string
  licence: string
  licenceUrl?: string | undefined
  /** Where it was found. */
  source?: string | undefined
}

export interface ContentPhoto extends PhotoCredit {
  /** `startseite`, or the slug of a topic or a region. */
  name: string
  /** What it shows, for who does not see it. */
  alt: string
  /** In which theme text stands on it, by how light it is where text lies. */
  theme: "light" | "dark"
  /** Changes with what is drawn, so that an address shows one picture for ever. */
  edition: string
  /** The narrowest first. */
  drawn: readonly DrawnWidth[]
}

export interface DrawnWidth {
  width: number
  /** As WebP. */
  base64: string
}

/** A photo that opens a page, as the page is given it. */
export interface OpeningPhoto extends Pick<ContentPhoto, "theme"> {
  html: string
}

/** Of the photo behind the headline of the home page. */
export const HOME_PHOTO = "startseite"

/** Where everybody finds a photo in one of its widths. */
export function contentPhotoPath(
  { name, edition }: Pick<ContentPhoto, "name" | "edition">,
  width: number,
): string {
  return `/seitenfotos/${name}/${edition}/${width}.webp`
}

/** A photo for its element, which takes the width that its place needs. */
export function contentPhotoFiles(photo: ContentPhoto) {
  const files = photo.drawn.map(({ width }) => ({ width, path: contentPhotoPath(photo, width) }))
  return {
    src: files.at(-1)?.path ?? "",
    srcSet: files.map(({ width, path }) => `${path} ${width}w`).join(", "),
  }
}
