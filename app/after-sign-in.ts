import { safeRedirectPath } from "#platform/redirect.ts"

/** Where it goes on for whoever has signed in and asked for no other page. */
export const COCKPIT = "/de/cockpit"

/** For so long „Du wurdest erfolgreich eingeloggt.“ stands before the next page comes. */
export const READING_TIME_MS = 600

/** The own page that somebody wanted to see when the login came between. */
export function wantedPath(url: URL): string | undefined {
  return safeRedirectPath(url.searchParams.get("redirect"))
}
