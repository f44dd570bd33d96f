import { MIN_AGE, MIN_BIRTH_DATE } from "#features/users/pilots/birth-date.ts"
import { addMonths } from "#platform/days.ts"
import { DateField } from "#ui/forms/date-field.tsx"

interface BirthDateFieldProps {
  /** ISO day, as `value`. */
  today: string
  value: string
  onChange: (day: string) => void
  error: string | undefined
  className?: string
}

/** When somebody was born who is old enough to be at the controls. */
export function BirthDateField({ today, ...field }: BirthDateFieldProps) {
  return (
    <DateField
      label="Geboren am"
      name="birthDate"
      min={MIN_BIRTH_DATE}
      max={addMonths(today, -12 * MIN_AGE)}
      {...field}
    />
  )
}
