import { useState } from "react"
import { useRevalidator } from "react-router"
import { useBookingCall } from "#features/bookings/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/ui/cockpit-message.tsx"
import { Button } from "#ui/button.tsx"
import { TextArea } from "#ui/text-area.tsx"
import { OBJECTION_LENGTH } from "../settlement-schemas.ts"

interface ObjectionFormProps {
  bookingId: number
  /** Until when it may be said, in words. */
  until: string
}

/** A passenger says what of the statement is wrong. */
export function ObjectionForm({ bookingId, until }: ObjectionFormProps) {
  const [words, setWords] = useState("")
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState<StepMessage>()
  const { call, pending } = useBookingCall(bookingId)
  const { revalidate } = useRevalidator()

  async function object() {
    const failure = await call("objection", { words })
    setError(failure?.fields.words)
    if (failure?.fields.words) return
    if (failure) setMessage({ ...failure, title: "Nicht angekommen." })
    else await revalidate()
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void object()
      }}
    >
      <div>
        <h3 className="text-h4">Stimmt etwas nicht?</h3>
        <p className="mt-1 text-ui text-ink2">
          Zum Beispiel, weil der Flug ausfiel oder anders war, als es hier steht. Bis {until} kannst
          du Einwände haben, dann entscheidet unser Team.
        </p>
      </div>
      <CockpitMessage message={message} />
      <TextArea
        label="Was stimmt nicht?"
        value={words}
        maxLength={OBJECTION_LENGTH}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={error}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={pending === "objection"}>
          Einwand senden
        </Button>
      </div>
    </form>
  )
}
