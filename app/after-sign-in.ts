import { text } from "#platform/messages/text.ts"
import { saveAlertForNextPage } from "#platform/next-page-alert.ts"
import { safeRedirectPath } from "#platform/redirect.ts"

/** The page after a sign-in that asked for no other. */
export const COCKPIT = "/de/cockpit"

/** „Du wurdest erfolgreich eingeloggt.“ is read on the page that comes next. */
export function showSignedInOnNextPage(): void {
  saveAlertForNextPage({ type: "success", message: text("login.success") })
}

/** The own page that somebody wanted to see when the login came between. */
export function requestedPath(url: URL): string | undefined {
  return safeRedirectPath(url.searchParams.get("redirect"))
}
