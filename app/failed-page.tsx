import { useEffect, useState } from "react"
import { text } from "#platform/messages/text.ts"
import { Button } from "#ui/buttons/button.tsx"
import { askForBuild, isBuildOutdated } from "./build-check.ts"
import { ErrorScreen } from "./error-screen.tsx"
import { errorTexts } from "./error-texts.ts"
import { SinglePageShell } from "./page-chrome/single-page-shell.tsx"
import { chrome } from "./page-chrome/site-links.ts"
import { reload, wordsForLost } from "./report-lost-part.ts"

/** In the place of a page that failed or could not be fetched. */
export function FailedPage({ error }: { error: unknown }) {
  return isConnectionError(error) ? <LostConnection /> : <ErrorScreen {...errorTexts(error)} />
}

/** Data or a part of the page could not be fetched; each browser says it in its own words. */
function isConnectionError(error: unknown): boolean {
  return (
    !import.meta.env.SSR &&
    error instanceof TypeError &&
    /fetch|dynamically imported|module script|load failed/i.test(error.message)
  )
}

/** In the place of a page that could not be fetched. Nothing is loaded anew before somebody says so. */
function LostConnection() {
  const [isOutdated, setIsOutdated] = useState(isBuildOutdated)
  useEffect(() => void askForBuild().then(setIsOutdated), [])
  const { message, description } = wordsForLost(isOutdated)
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
