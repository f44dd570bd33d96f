import { clock } from "./clock.ts"

const EXPIRY_COOKIE = "auth_exp"

/** The session as scripts may know it: when the access token ends, from the cookie `auth_exp`. */
export function sessionExpiry(cookies: string = document.cookie): Date | undefined {
  const seconds = new RegExp(`(?:^|;\\s*)${EXPIRY_COOKIE}=(\\d+)`).exec(cookies)?.[1]
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000)
}

/** The token exists and has not expired (specification, section 4). */
export function isLoggedIn(cookies?: string): boolean {
  const expiry = sessionExpiry(cookies)
  return expiry !== undefined && expiry > clock.now()
}

/** Drops what tells of a session; the other cookies are the server's to drop. */
export function clearSessionExpiry(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${EXPIRY_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
}
