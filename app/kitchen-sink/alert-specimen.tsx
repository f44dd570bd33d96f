import { setModalAlert, showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { Button } from "#ui/buttons/button.tsx"

/** The page's own alerts, as any room shows them. */
export function AlertSpecimen() {
  return (
    <section aria-labelledby="alerts" className="mx-auto max-w-wide px-gutter py-16 md:px-10">
      <h2 id="alerts" className="mb-10 text-h1">
        Meldungen der Seite
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() =>
            showAlert({
              type: "success",
              message: text("basics.saved"),
              description: text("subscription.saved"),
            })
          }
        >
          Gute Nachricht
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showAlert({
              type: "error",
              message: text("basics.error.savingFailed"),
              description: text("user.error.savingFailed"),
            })
          }
        >
          Fehler
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            setModalAlert({
              type: "error",
              message: text("login.needed.message"),
              description: text("login.needed.description"),
            })
          }
        >
          Meldung vor der Seite
        </Button>
      </div>
    </section>
  )
}
