import { text } from "#platform/messages/text.ts"
import { Button } from "#ui/buttons/button.tsx"

type ConfirmRowProps = {
  isPending: boolean
  onSendAgain: () => void
  /** New codes are on their way. */
  isSentAgain: boolean
  sendAgainLabel: string
  onCancel: () => void
}

/** The end of a form that waits for codes: confirm, ask for new ones, leave it. */
export function ConfirmRow(props: ConfirmRowProps) {
  const { isPending, onSendAgain, isSentAgain, sendAgainLabel, onCancel } = props
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">
        <Button type="submit" isPending={isPending}>
          {text("subscription.button.confirm")}
        </Button>
        <Button variant="text" onClick={onSendAgain}>
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
