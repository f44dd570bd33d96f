import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { loadCatalogue } from "#platform/messages/load-catalogue.ts"
import { requestLocale } from "#platform/messages/locale.ts"
import { keepFocusInView } from "#ui/navigation/keep-focus-in-view.ts"

keepFocusInView()

const learnGerman = () => requestLocale(document.documentElement.lang, loadCatalogue)

// The document has preloaded the catalogue beside the scripts, so this hardly ever waits. Without
// it the page works all the same, and the texts come as soon as there is a network again.
learnGerman()
  .catch(() => window.addEventListener("online", () => void learnGerman(), { once: true }))
  .finally(() => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      )
    })
  })
