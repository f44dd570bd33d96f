import { useEffect, useState } from "react"
import { chrome } from "#app/site-links.ts"
import { text } from "#platform/messages/text.ts"
import { Button } from "#ui/button.tsx"
import { SinglePageShell } from "#ui/page-chrome/single-page-shell.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { askForBuild } from "./build-check.ts"

/** Data or a part of the page could not be fetched; each browser says it in its own words. */
export function isLostConnection(error: unknown): boolean {
  return (
    !import.meta.env.SSR &&
    error instanceof TypeError &&
    /fetch|dynamically imported|module script|load failed/i.test(error.message)
  )
}

/**
 * After a deployment old parts are gone: the page is loaded anew. Otherwise the network is down, and
 * with it the pictures.
 */
export function LostConnection() {
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    void askForBuild().then((isOutdated) => {
      if (isOutdated) window.location.reload()
      else setIsOffline(true)
    })
  }, [])
  if (!isOffline) return <VisuallyHidden>Seite lädt</VisuallyHidden>
  return (
    <SinglePageShell {...chrome}>
      <h1 className="text-h1">{text("api.error.network.message")}</h1>
      <p className="mt-4 text-ink2">{text("api.error.network.description")}</p>
      <div className="mt-8">
        <Button onClick={() => window.location.reload()}>Noch einmal versuchen</Button>
      </div>
    </SinglePageShell>
  )
}
