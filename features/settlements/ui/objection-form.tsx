import { useState } from "react"
import { useRevalidator } from "react-router"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { OBJECTION_KIND_LABELS, OBJECTION_KINDS, type ObjectionKind } from "../objection.ts"
import { OBJECTION_LENGTH } from "../settlement-schemas.ts"

interface ObjectionFormProps {
  bookingId: number
  /** Until when it may be said, in words. */
  until: string
  pilotFirstName: string
}

const DETAILS: Record<ObjectionKind, string> = {
  presence: "Der Flug fiel aus, oder ich bin falsch eingetragen",
  costs: "Ein Posten ist zu hoch oder gehört nicht dazu",
}

/** A passenger says what of the statement is wrong. */
export function ObjectionForm({ bookingId, until, pilotFirstName }: ObjectionFormProps) {
  const [kind, setKind] = useState<ObjectionKind>()
  const [words, setParams] = useState("")
  const [message, setMessage] = useState<StepMessage>()
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useBookingCall(bookingId, {
    done: revalidate,
    failed: (failure) => {
      const isAtFields = Object.keys(failure.fields).length > 0
      if (!isAtFields) setMessage({ ...failure, title: "Nicht angekommen." })
    },
  })
  const errors = failure?.fields ?? {}

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run({ step: "objection", body: { kind, words } })
      }}
    >
      <div>
        <h3 className="text-h4">Stimmt etwas nicht?</h3>
        <p className="mt-1 text-ui text-ink2">
          Bis {until} kannst du Einwände haben. {pilotFirstName} liest sie und antwortet, dann
          entscheidet unser Team.
        </p>
      </div>
      <CockpitMessage message={message} />
      <RadioCardGroup legend="Worum geht es?" columns={2} error={errors.kind}>
        {OBJECTION_KINDS.map((one) => (
          <RadioCard
            key={one}
            name="einwand"
            checked={kind === one}
            onChange={() => setKind(one)}
            title={OBJECTION_KIND_LABELS[one]}
            detail={DETAILS[one]}
          />
        ))}
      </RadioCardGroup>
      <TextArea
        label="Was stimmt nicht?"
        value={words}
        maxLength={OBJECTION_LENGTH}
        onChange={(event) => setParams(event.currentTarget.value)}
        error={errors.words}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={isPending}>
          Einwand senden
        </Button>
      </div>
    </form>
  )
}
