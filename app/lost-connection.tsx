import { useEffect, useState } from "react"
import { text } from "#platform/messages/text.ts"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { askForBuild } from "./build-check.ts"
import { ErrorScreen } from "./error-screen.tsx"

/** Data or a part of the page could not be fetched; each browser says it in its own words. */
export function isLostConnection(error: unknown): boolean {
  return (
    !import.meta.env.SSR &&
    error instanceof TypeError &&
    /fetch|dynamically imported|module script|load failed/i.test(error.message)
  )
}

/** After a deployment old parts are gone: the page is loaded anew. Otherwise the network is down. */
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
    <ErrorScreen
      status={503}
      text={text("api.error.network.message")}
      message={text("api.error.network.description")}
    />
  )
}
