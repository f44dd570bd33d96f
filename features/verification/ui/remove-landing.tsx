import { useState } from "react"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { Button } from "#ui/buttons/button.tsx"
import { callRemoveLanding } from "./landing-calls.ts"

/** Takes an entry out of the log, after asking once more. */
export function RemoveLanding({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)

  async function remove() {
    setIsPending(true)
    try {
      await callRemoveLanding(id)
      dismissAlertsAbout("landing-removal")
      onRemoved()
    } catch {
      showAlert({
        type: "error",
        message: text("basics.error.deletingFailed"),
        about: "landing-removal",
      })
      setIsPending(false)
    }
  }

  if (!isAsking) {
    return (
      <Button variant="text" size="small" onClick={() => setIsAsking(true)}>
        Eintrag löschen
      </Button>
    )
  }
  return (
    <div className="rounded-panel bg-sunken p-4">
      <p className="text-ui">
        <strong className="font-semibold">Eintrag löschen?</strong> Seine Landungen zählen dann
        nicht mehr.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="danger" size="small" isPending={isPending} onClick={remove}>
          Löschen
        </Button>
        <Button variant="text" size="small" onClick={() => setIsAsking(false)} disabled={isPending}>
          Behalten
        </Button>
      </div>
    </div>
  )
}
