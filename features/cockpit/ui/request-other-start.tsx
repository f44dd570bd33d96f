import { useEffect, useRef, useState } from "react"
import type { NamedStart, OfferedTimes } from "#features/bookings/proposals/proposal-days.ts"
import { StartFields } from "#features/bookings/proposals/ui/start-fields.tsx"
import { isoDay } from "#platform/days.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"

interface RequestOtherStartProps {
  name: string
  offer: OfferedTimes
  now: Date
  /** What was proposed, to begin with. */
  proposed: NamedStart
  isPending: boolean
  errors: FieldErrors
  onPropose: (start: NamedStart) => void
  onBack: () => void
}

/** Yes, but at another time: one other start, on which the passenger decides. */
export function RequestOtherStart(props: RequestOtherStartProps) {
  const { name, offer, now, proposed, isPending, errors, onPropose, onBack } = props
  const [start, setStart] = useState(proposed)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector("input")?.focus()
  }, [])
  useEffect(() => {
    if (Object.keys(errors).length > 0) scrollToFirstInvalid(form.current)
  }, [errors])
  return (
    <form
      ref={form}
      noValidate
      aria-label={`${name} eine andere Zeit vorschlagen`}
      className="mt-4 rounded-panel bg-sunken p-4 md:ms-14"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onPropose(start)
      }}
    >
      <p className="mb-4 max-w-text text-ui text-ink2">
        {name} entscheidet darüber mit einem Klick. Du kannst einmal eine andere Zeit nennen.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StartFields
          offer={offer}
          today={isoDay(now, HOME_ZONE)}
          start={start}
          onChange={setStart}
          errors={errors}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" size="small" isPending={isPending}>
          Diese Zeit vorschlagen
        </Button>
        <Button variant="text" size="small" onClick={onBack} disabled={isPending}>
          Zurück
        </Button>
      </div>
    </form>
  )
}
