import { type NewAlert, showAlert } from "./alerts.ts"

const NAME = "aufwind-meldung"

/** Of a document that is about to be left: the one that comes next in this tab says it. */
export function saveAlertForNextPage(alert: Pick<NewAlert, "type" | "message">): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(alert))
  } catch {
    // a browser that keeps nothing: the page that comes shows what has happened
  }
}

/** Shows what the former document had to say; once. */
export function showSavedAlert(): void {
  try {
    const kept = sessionStorage.getItem(NAME)
    if (kept === null) return
    sessionStorage.removeItem(NAME)
    const { type, message } = JSON.parse(kept) as NewAlert
    if (typeof message === "string") showAlert({ type, message })
  } catch {
    // nothing that we have kept
  }
}
