import { useEffect, useRef } from "react"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { saveSettings } from "./save-settings.ts"

/** Asks once more before the bank account is forgotten. */
export function RemoveBankAccount({ onDone }: { onDone: () => void }) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])

  const { run, isPending } = useAction({
    send: () => saveSettings({ bankAccount: null }),
    done: onDone,
    // the alert has said it; the question is over either way
    failed: onDone,
  })

  return (
    <div className="mt-6 rounded-panel bg-sunken p-4 sm:p-5">
      <p ref={question} tabIndex={-1} className="text-ui outline-none">
        <strong className="font-semibold">Bankkonto entfernen?</strong> Was dir zusteht, bleibt dann
        stehen, bis du ein neues angibst.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="danger" size="small" isPending={isPending} onClick={() => void run()}>
          Entfernen
        </Button>
        <Button variant="text" size="small" onClick={onDone} disabled={isPending}>
          Behalten
        </Button>
      </div>
    </div>
  )
}
