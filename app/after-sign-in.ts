import { safeRedirectPath } from "#platform/redirect.ts"

/** The page after a sign-in that asked for no other. */
export const COCKPIT = "/de/cockpit"

/** The own page that somebody wanted to see when the login came between. */
export function requestedPath(url: URL): string | undefined {
  return safeRedirectPath(url.searchParams.get("redirect"))
}
