import { Plus, X } from "lucide"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { MAX_NEW_DATES } from "../new-dates.ts"

/** A date in the form; `key` tells it apart while others come and go. */
export interface TypedDate extends NamedStart {
  key: number
}

interface NewDatesFieldsProps {
  dates: readonly TypedDate[]
  onChange: (dates: TypedDate[]) => void
  firstDay: string
  lastDay: string
  errors: FieldErrors
}

/** One to three dates, each a day and a time. */
export function NewDatesFields(props: NewDatesFieldsProps) {
  const { dates, onChange, firstDay, lastDay, errors } = props
  const change = (key: number, part: Partial<NamedStart>) =>
    onChange(dates.map((date) => (date.key === key ? { ...date, ...part } : date)))
  return (
    <div className="grid gap-4">
      {dates.map((date, index) => (
        <fieldset key={date.key} className="rounded-panel bg-sunken p-4">
          <legend className="sr-only">Termin {index + 1}</legend>
          <div className="flex items-center justify-between gap-4">
            <p aria-hidden="true" className="font-semibold">
              Termin {index + 1}
            </p>
            {dates.length > 1 && (
              <IconButton
                icon={X}
                label={`Termin ${index + 1} entfernen`}
                onClick={() => onChange(dates.filter(({ key }) => key !== date.key))}
              />
            )}
          </div>
          <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
            <DateField
              label="Tag"
              name={`tag-${index + 1}`}
              value={date.day}
              onChange={(day) => change(date.key, { day })}
              min={firstDay}
              max={lastDay}
              firstMonth={date.day || firstDay}
              error={errors[`starts.${index}.day`]}
            />
            <TextField
              label="Start um"
              name={`uhrzeit-${index + 1}`}
              type="time"
              value={date.time}
              onChange={(event) => change(date.key, { time: event.currentTarget.value })}
              error={errors[`starts.${index}.time`]}
            />
          </div>
        </fieldset>
      ))}
      {dates.length < MAX_NEW_DATES && (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={Plus}
            onClick={() => onChange([...dates, nextDate(dates)])}
          >
            Noch ein Termin
          </Button>
        </div>
      )}
    </div>
  )
}

function nextDate(dates: readonly TypedDate[]): TypedDate {
  const key = Math.max(0, ...dates.map((date) => date.key)) + 1
  return { key, day: "", time: dates.at(-1)?.time ?? "" }
}
