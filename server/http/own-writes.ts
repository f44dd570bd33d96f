import { clock } from "#platform/clock.ts"
import type { CookieReader, CookieToSet } from "#platform/server/endpoint.ts"
import { WRITE_COUNTS_FOR_S } from "#platform/server/replica/replica.ts"

/** When this browser last sent something that may have been written, so that it reads it back (`replica.ts`). */
const NAME = "wrote"

/** Said with an answer to somebody who may have written. */
export function wroteNow(): CookieToSet {
  const value = String(clock.now().getTime())
  return { name: NAME, value, maxAge: WRITE_COUNTS_FOR_S, httpOnly: true }
}

/** When whoever asks last wrote; undefined where that is long ago. */
export function lastWriteOf(cookie: CookieReader): Date | undefined {
  const value = cookie(NAME)
  // whoever invents one reads from the primary, or does not see what they have written
  return value !== undefined && /^\d{1,15}$/.test(value) ? new Date(Number(value)) : undefined
}
