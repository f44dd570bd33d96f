import { showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { askForBuild } from "./build-check.ts"

/**
 * A part of the page did not come, or a call for it: the rest of the page stays as it is. After a
 * deployment old parts are gone; then only loading the page anew helps, when its reader is ready.
 */
export async function reportLostPart(): Promise<void> {
  const isOutdated = await askForBuild()
  showAlert({
    type: "error",
    ...wordsForLost(isOutdated),
    // without a network that would only take the page away, too
    ...(isOutdated && { action: { label: text("page.reload"), press: reload } }),
  })
}

export function wordsForLost(isOutdated: boolean) {
  const reason = isOutdated ? "page.outdated" : "api.error.network"
  return { message: text(`${reason}.message`), description: text(`${reason}.description`) }
}

export function reload() {
  window.location.reload()
}
