import { hours, seconds } from "#platform/duration.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"

export const VIEW_COOKIE = "view"

/** Stays longer than the view, so that a page which still shows it is not taken for one of the viewer's own. */
const KEPT_MS = hours(24)

/** By which a browser shows that it is in a view. */
export function viewCookie(id: string): CookieToSet {
  return { name: VIEW_COOKIE, value: id, maxAge: KEPT_MS / seconds(1), httpOnly: true }
}

export function viewCookieCleared(): CookieToSet {
  return { name: VIEW_COOKIE, value: "", maxAge: 0, httpOnly: true }
}
