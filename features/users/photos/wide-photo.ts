/*
 * What photos of aircraft and flights have in common: they are public, wide, and kept in two widths.
 * Without any library: public pages carry it.
 */

/** In pixels: for lists, and for cards. */
export const PHOTO_WIDTHS = [480, 1280] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** What a photo shows in words, for who does not see it. */
export const MAX_ALT_LENGTH = 160

/** To somebody who has arranged photos that are not the ones of now. */
export const PHOTOS_CHANGED = "Die Fotos haben sich inzwischen geändert. Lad die Seite neu."
