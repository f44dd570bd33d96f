import { env } from "#platform/server/env.ts"
import { isMacFor, macFor } from "#platform/server/mac.ts"
import { passPath } from "../flight-day-paths.ts"

interface Pass {
  bookingId: number
  flightId: number
}

const PURPOSE = "boarding-pass"

/** So that the square of dots stays coarse; 96 bits. */
const SIGNATURE_CHARACTERS = 16

/** The token of a boarding pass: „12-345-…“, signed by this installation. */
export function passToken(pass: Pass): string {
  return `${pass.bookingId}-${pass.flightId}-${macFor(PURPOSE, signedText(pass)).slice(0, SIGNATURE_CHARACTERS)}`
}

/** The address of the pass of a booking. */
export function passPathOf({ id, flightId }: { id: number; flightId: number }): string {
  return passPath(passToken({ bookingId: id, flightId }))
}

/** What its square of dots leads to, wherever it is shown. */
export function passUrl(token: string): string {
  return `${env().PUBLIC_URL}${passPath(token)}`
}

const TOKEN = /^([1-9]\d{0,9})-([1-9]\d{0,9})-([\w-]{16})$/

/** What a token names; undefined where nobody here has made it. */
export function verifyPassToken(token: string): Pass | undefined {
  const [, bookingId, flightId, signature = ""] = TOKEN.exec(token) ?? []
  const pass = { bookingId: Number(bookingId), flightId: Number(flightId) }
  return isMacFor(PURPOSE, signedText(pass), signature, SIGNATURE_CHARACTERS) ? pass : undefined
}

function signedText({ bookingId, flightId }: Pass): string {
  return `${bookingId}/${flightId}`
}
