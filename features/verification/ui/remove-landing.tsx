import { useState } from "react"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { callRemoveLanding } from "./landing-calls.ts"

/** Takes an entry out of the log, after asking once more. */
export function RemoveLanding({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false)

  const { run, isPending } = useAction({
    send: () => callRemoveLanding(id),
    done: () => {
      dismissAlertsAbout("landing-removal")
      onRemoved()
    },
    failed: () =>
      showAlert({
        type: "error",
        message: text("basics.error.deletingFailed"),
        about: "landing-removal",
      }),
  })

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
        <Button variant="danger" size="small" isPending={isPending} onClick={() => void run()}>
          Löschen
        </Button>
        <Button variant="text" size="small" onClick={() => setIsAsking(false)} disabled={isPending}>
          Behalten
        </Button>
      </div>
    </div>
  )
}
