import { useEffect, useRef, useState } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"

interface RequestDeclineProps {
  name: string
  isPending: boolean
  onDecline: (reason: string) => void
  onBack: () => void
}

const MAX_REASON_LENGTH = 300

/** Declines a request, with an optional message. */
export function RequestDecline({ name, isPending, onDecline, onBack }: RequestDeclineProps) {
  const [reason, setReason] = useState("")
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector("textarea")?.focus()
  }, [])
  return (
    <form
      ref={form}
      aria-label={`${name} ablehnen`}
      className="mt-4 rounded-panel bg-sunken p-4 md:ms-14"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onDecline(reason)
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isPending) onBack()
      }}
    >
      <TextArea
        label={`Ein Satz an ${name}`}
        isOptional
        hint="Begründen musst du nichts. Was du schreibst, steht in der Mail, ohne Telefonnummern, Adressen und Links."
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="danger" size="small" isPending={isPending}>
          Anfrage ablehnen
        </Button>
        <Button variant="text" size="small" onClick={onBack} disabled={isPending}>
          Zurück
        </Button>
      </div>
    </form>
  )
}
