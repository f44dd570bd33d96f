/** In CSS pixels: as wide as the inside of a mail's card, half as high for a flight, low for a band. */
export const MAIL_PICTURE_SIZE = { width: 526, height: 263 } as const
export const MAIL_BAND_SIZE = { width: 526, height: 84 } as const
export const MAIL_MARK_SIZE = { width: 40, height: 24 } as const
