import { useState } from "react"
import { text } from "#platform/messages/text.ts"
import { Button } from "#ui/buttons/button.tsx"

type ConfirmRowProps = {
  isPending: boolean
  /** Whether new codes are on their way; failures are told by the caller. */
  onSendAgain: () => Promise<boolean>
  sendAgainLabel: string
  onCancel: () => void
}

/** The end of a form that waits for codes: confirm, ask for new ones, leave it. */
export function ConfirmRow({ isPending, onSendAgain, sendAgainLabel, onCancel }: ConfirmRowProps) {
  const [isSentAgain, setIsSentAgain] = useState(false)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">
        <Button type="submit" isPending={isPending}>
          {text("subscription.button.confirm")}
        </Button>
        <Button
          variant="text"
          onClick={async () => {
            setIsSentAgain(false)
            setIsSentAgain(await onSendAgain())
          }}
        >
          {sendAgainLabel}
        </Button>
        <Button variant="text" onClick={onCancel} disabled={isPending}>
          Abbrechen
        </Button>
      </div>
      <p role="status" className="mt-3 text-small text-ink2 empty:hidden">
        {isSentAgain && "Neu verschickt. Was vorher kam, gilt nicht mehr."}
      </p>
    </div>
  )
}
