import { CheckChips } from "#ui/forms/check-chips.tsx"

const WEEKDAYS = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"].map((label, index) => ({
  value: String(index + 1),
  label,
}))

interface WeekdayChipsProps {
  legend: string
  name: string
  /** 1 is Monday. */
  values: readonly number[]
  onChange: (weekdays: number[]) => void
  error?: string | undefined
}

/** Any number of weekdays. */
export function WeekdayChips({ legend, name, values, onChange, error }: WeekdayChipsProps) {
  return (
    <CheckChips
      legend={legend}
      name={name}
      options={WEEKDAYS}
      values={values.map(String)}
      onToggle={(value, isChosen) => {
        const day = Number(value)
        const others = values.filter((one) => one !== day)
        onChange(isChosen ? [...others, day].toSorted((one, other) => one - other) : others)
      }}
      error={error}
    />
  )
}
