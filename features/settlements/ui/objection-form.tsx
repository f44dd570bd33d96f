import { useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { Button } from "#ui/buttons/button.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { OBJECTION_KIND_LABELS, OBJECTION_KINDS, type ObjectionKind } from "../objection.ts"
import { OBJECTION_LENGTH } from "../settlement-schemas.ts"

interface ObjectionFormProps {
  bookingId: number
  /** Until when it may be said, in words. */
  until: string
  pilotFirstName: string
}

interface ObjectionValues {
  kind: ObjectionKind | null
  words: string
}

const DETAILS: Record<ObjectionKind, string> = {
  presence: "Der Flug fiel aus, oder ich bin falsch eingetragen",
  costs: "Ein Posten ist zu hoch oder gehört nicht dazu",
}

/** A passenger says what of the statement is wrong. */
export function ObjectionForm({ bookingId, until, pilotFirstName }: ObjectionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<StepMessage>()
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, formState } = useForm<ObjectionValues>({
    defaultValues: { words: "" },
    shouldFocusError: false,
  })
  const { errors } = formState
  const { run, isPending } = useBookingCall(bookingId, {
    done: revalidate,
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) scrollToFirstInvalid(form.current)
      else setMessage({ ...failure, title: "Nicht angekommen." })
    },
  })
  const submit = handleSubmit(({ kind, words }) =>
    // what nobody has chosen is not sent
    run({ step: "objection", body: { kind: kind ?? undefined, words } }),
  )

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <div>
        <h3 className="text-h4">Stimmt etwas nicht?</h3>
        <p className="mt-1 text-ui text-ink2">
          Bis {until} kannst du Einwand erheben. {atSentenceStart(pilotFirstName)} liest sie und
          antwortet, dann entscheidet unser Team.
        </p>
      </div>
      <CockpitMessage message={message} />
      <RadioCardGroup legend="Worum geht es?" columns={2} error={errors.kind?.message}>
        {OBJECTION_KINDS.map((one) => (
          <RadioCard
            key={one}
            {...register("kind")}
            value={one}
            title={OBJECTION_KIND_LABELS[one]}
            detail={DETAILS[one]}
          />
        ))}
      </RadioCardGroup>
      <TextArea
        label="Was stimmt nicht?"
        {...register("words")}
        maxLength={OBJECTION_LENGTH}
        error={errors.words?.message}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={isPending}>
          Einwand senden
        </Button>
      </div>
    </form>
  )
}
