import { text } from "#platform/messages/text.ts"
import { saveAlertForNextPage } from "#platform/next-page-alert.ts"

/** „Du wurdest erfolgreich eingeloggt.“ is read on the page that comes next. */
export function showSignedInOnNextPage(): void {
  saveAlertForNextPage({ type: "success", message: text("login.success") })
}
