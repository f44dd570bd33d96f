import { useEffect, useRef } from "react"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { CalendarFeed } from "../calendar-feed.ts"

interface ConfirmFeedChangeProps {
  question: string
  /** For the calendars that have subscribed. */
  consequence: string
  label: string
  send: (intent: string) => Promise<CalendarFeed | null>
  onDone: (feed: CalendarFeed | null) => void
  onCancel: () => void
}

/** Asks once more before an address stops to answer. */
export function ConfirmFeedChange(props: ConfirmFeedChangeProps) {
  const { question, consequence, label, send, onDone, onCancel } = props
  const asked = useRef<HTMLParagraphElement>(null)
  useEffect(() => asked.current?.focus(), [])
  const { run, isPending, failure } = useAction<void, CalendarFeed | null>({
    send: (_, intent) => send(intent),
    done: onDone,
  })
  return (
    <div className="mt-6 rounded-panel bg-sunken p-4 sm:p-5">
      <p ref={asked} tabIndex={-1} className="text-ui outline-none">
        <strong className="font-semibold">{question}</strong> {consequence}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="danger" size="small" isPending={isPending} onClick={() => void run()}>
          {label}
        </Button>
        <Button variant="text" size="small" onClick={onCancel} disabled={isPending}>
          Behalten
        </Button>
      </div>
      {failure && (
        <p role="alert" className="mt-2 text-small text-err">
          {failure.text}
        </p>
      )}
    </div>
  )
}
