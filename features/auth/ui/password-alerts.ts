import { dismissAlert, showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"

let failure: string | undefined

/** The specification's words for a password that counts from now on (section 8). */
export function showPasswordChanged(): void {
  forgetPasswordFailure()
  showAlert({
    type: "success",
    message: text("password.changed.message"),
    description: text("password.changed.description"),
  })
}

/** The specification's words for one that does not. */
export function showPasswordFailure(): void {
  failure = showAlert({
    type: "error",
    message: text("basics.error.savingFailed"),
    description: text("password.error.savingFailed"),
  })
}

function forgetPasswordFailure(): void {
  if (failure) dismissAlert(failure)
  failure = undefined
}
