import { useEffect, useState } from "react"
import { showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { Button } from "#ui/buttons/button.tsx"
import { askForBuild, isBuildOutdated } from "./build-check.ts"
import { SinglePageShell } from "./page-chrome/single-page-shell.tsx"
import { chrome } from "./page-chrome/site-links.ts"

/** Data or a part of the page could not be fetched; each browser says it in its own words. */
export function isConnectionError(error: unknown): boolean {
  return (
    !import.meta.env.SSR &&
    error instanceof TypeError &&
    /fetch|dynamically imported|module script|load failed/i.test(error.message)
  )
}

/**
 * A part of the page did not come, or a call for it: the rest of the page stays as it is. After a
 * deployment old parts are gone; then only loading the page anew helps, when its reader is ready.
 */
export async function reportLostPart(): Promise<void> {
  const isOutdated = await askForBuild()
  showAlert({
    type: "error",
    ...wordsFor(isOutdated),
    // without a network that would only take the page away, too
    ...(isOutdated && { action: { label: text("page.reload"), press: reload } }),
  })
}

/** In the place of a page that could not be fetched. Nothing is loaded anew before somebody says so. */
export function LostConnection() {
  const [isOutdated, setIsOutdated] = useState(isBuildOutdated)
  useEffect(() => void askForBuild().then(setIsOutdated), [])
  const { message, description } = wordsFor(isOutdated)
  return (
    <SinglePageShell {...chrome}>
      <h1 className="text-h1">{message}</h1>
      <p className="mt-4 text-ink2">{description}</p>
      <div className="mt-8">
        <Button onClick={reload}>{text("page.reload")}</Button>
      </div>
    </SinglePageShell>
  )
}

function wordsFor(isOutdated: boolean) {
  const reason = isOutdated ? "page.outdated" : "api.error.network"
  return { message: text(`${reason}.message`), description: text(`${reason}.description`) }
}

function reload() {
  window.location.reload()
}
