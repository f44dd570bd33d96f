import { showAlert } from "#platform/alerts.ts"
import { messageOf } from "#platform/api-failure.ts"
import { callOpenFlightRequest } from "./flight-request-calls.ts"

/** Whether pilots see it now; where not, it waits in the cockpit, and the reason is said. */
export async function openAfterCode(flightRequestId: number): Promise<boolean> {
  try {
    await callOpenFlightRequest(flightRequestId)
    return true
  } catch (error) {
    showAlert({
      type: "error",
      message: "Dein Gesuch ist gespeichert, aber noch nicht aufgegeben.",
      description: messageOf(error),
    })
    return false
  }
}
