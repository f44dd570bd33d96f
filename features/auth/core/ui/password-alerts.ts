import { showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"

const about = "password"

/** The specification's words for a password that counts from now on (section 8). */
export function showPasswordChanged(): void {
  showAlert({
    type: "success",
    message: text("password.changed.message"),
    description: text("password.changed.description"),
    about,
  })
}

/** The specification's words for one that does not. */
export function showPasswordFailure(): void {
  showAlert({
    type: "error",
    message: text("basics.error.savingFailed"),
    description: text("password.error.savingFailed"),
    about,
  })
}
