import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import type { UserSettingsInput } from "../user-settings.ts"
import { callUpdateUser } from "./user-calls.ts"

/** Saves settings and says so, in the specification's words; a failure is thrown on. */
export async function saveSettings(settings: UserSettingsInput): Promise<OwnUser> {
  try {
    const user = await callUpdateUser(settings)
    showAlert({ type: "success", message: text("basics.saved"), about: "settings" })
    return user
  } catch (error) {
    showAlert({
      type: "error",
      message: text("basics.error.savingFailed"),
      description: text("user.error.savingFailed"),
      about: "settings",
    })
    throw error
  }
}
