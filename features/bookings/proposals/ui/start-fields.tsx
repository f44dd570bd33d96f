import type { FieldErrors } from "#platform/errors.ts"
import { DateField } from "#ui/forms/date-field.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { isOfferedWeekday, type NamedStart, type OfferedTimes } from "../proposal-days.ts"

interface StartFieldsProps {
  offer: OfferedTimes
  /** ISO day from which on a start may lie. */
  today: string
  start: NamedStart
  onChange: (start: NamedStart) => void
  errors: FieldErrors
}

/** Day and time of an offer without a date; the calendar shows only the days on which it is flown. */
export function StartFields({ offer, today, start, onChange, errors }: StartFieldsProps) {
  const { window, hours } = offer
  const min = window.from > today ? window.from : today
  return (
    <>
      <DateField
        label="Tag"
        name="tag"
        value={start.day}
        onChange={(day) => onChange({ ...start, day })}
        min={min}
        max={window.to}
        firstMonth={start.day || min}
        isUnavailable={(day) => !isOfferedWeekday(offer, day)}
        error={errors.day}
      />
      <TextField
        label="Start um"
        name="uhrzeit"
        type="time"
        value={start.time}
        onChange={(event) => onChange({ ...start, time: event.currentTarget.value })}
        hint={hours ? `Zwischen ${hours.earliest} und ${hours.latest} Uhr.` : "Bei Tageslicht."}
        error={errors.time}
      />
    </>
  )
}
