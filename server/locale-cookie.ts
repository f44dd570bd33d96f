import { env } from "#platform/server/env.ts"

/** The specification's locale cookie (section 9); there is one locale. */
export const LOCALE_COOKIE = "i18n_redirected"
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The header that sets it. */
export function localeCookie(): string {
  const secure = env().PUBLIC_URL.startsWith("https:") ? "; Secure" : ""
  return `${LOCALE_COOKIE}=de; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
