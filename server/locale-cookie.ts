import { days, seconds } from "#platform/duration.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"

/** The specification's locale cookie (section 9); there is one locale. */
export const LOCALE_COOKIE = "i18n_redirected"
const MAX_AGE_SECONDS = days(365) / seconds(1)

export function localeCookie(): CookieToSet {
  return { name: LOCALE_COOKIE, value: "de", maxAge: MAX_AGE_SECONDS, httpOnly: false }
}
