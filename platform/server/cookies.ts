import type { CookieReader, CookieToSet } from "./endpoint.ts"
import { env } from "./env.ts"

/*
 * Names and attributes of cookies, in one place. Rooms call a cookie by its bare name; in the browser
 * it has the prefix `__Host-` where the product is served over https, so that no other host of the
 * domain and no page without encryption can plant one (RFC 6265bis, section 4.1.3.2). Over plain http,
 * on a developer's machine, there is neither prefix nor Secure: not every browser takes them from
 * localhost (decision 52).
 */

/** Fixed by the specification (sections 3, 9) and the product's documents: these have no prefix. */
const FIXED_NAMES: ReadonlySet<string> = new Set(["Authorization", "auth_exp", "i18n_redirected"])

/**
 * Were set without a prefix before, and whoever lost them would be signed out or lose their seats. A
 * browser that brings one is known by it, and gets the new name in its place. The last of them ends 30
 * days after this version is served; from February 2027 this list can go.
 */
const FORMERLY_BARE: ReadonlySet<string> = new Set(["refresh", "checkout"])

function isServedSecurely(): boolean {
  return env().PUBLIC_URL.startsWith("https:")
}

/** How a cookie is called in the browser. */
export function browserCookieName(name: string, isSecure = isServedSecurely()): string {
  return isSecure && !FIXED_NAMES.has(name) ? `__Host-${name}` : name
}

/** Finds cookies by their bare names among those that a browser has sent. */
export function cookieReader(find: CookieReader): CookieReader {
  return (name) => find(browserCookieName(name)) ?? (isReplaced(name) ? find(name) : undefined)
}

/** The Set-Cookie headers of a cookie: for the whole site and this host alone. */
export function setCookieHeaders(cookie: CookieToSet): string[] {
  const { name } = cookie
  const header = headerOf({ ...cookie, name: browserCookieName(name) })
  return isReplaced(name) ? [header, headerOf({ ...cookie, value: "", maxAge: 0 })] : [header]
}

function isReplaced(name: string): boolean {
  return FORMERLY_BARE.has(name) && browserCookieName(name) !== name
}

function headerOf({ name, value, maxAge, httpOnly }: CookieToSet): string {
  const attributes = [`${name}=${value}`, `Max-Age=${maxAge}`, "Path=/", "SameSite=Lax"]
  if (httpOnly) attributes.push("HttpOnly")
  if (isServedSecurely()) attributes.push("Secure")
  return attributes.join("; ")
}
