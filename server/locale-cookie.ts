import { days, seconds } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"

/** The specification's locale cookie (section 9); there is one locale. */
export const LOCALE_COOKIE = "i18n_redirected"
const MAX_AGE_SECONDS = days(365) / seconds(1)

/** The header that sets it. */
export function localeCookie(): string {
  const secure = env().PUBLIC_URL.startsWith("https:") ? "; Secure" : ""
  return `${LOCALE_COOKIE}=de; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`
}
