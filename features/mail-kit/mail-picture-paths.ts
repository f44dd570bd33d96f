import type { MailBand } from "./mail-bands.ts"

/* Where mail programs fetch pictures, without signing in; `server/pictures/mail-pictures.ts` draws them. */

export const MAIL_PICTURES_PATH = "/mailbilder"

export const MAIL_MARK_PATH = `${MAIL_PICTURES_PATH}/zeichen.png`

/** The picture of a flight that anybody may see; of any other there is none. */
export function flightMailPicturePath(flightId: number): string {
  return `${MAIL_PICTURES_PATH}/flug/${flightId}.jpg`
}

/** What a voucher wears. */
export function motifMailPicturePath(motif: string): string {
  return `${MAIL_PICTURES_PATH}/motiv/${motif}.jpg`
}

export function mailBandPath(band: MailBand): string {
  return `${MAIL_PICTURES_PATH}/band/${band}.jpg`
}
