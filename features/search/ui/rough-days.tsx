import { formatMonth, monthsFrom } from "#ui/calendar/date-text.ts"
import { choiceChipStyle } from "#ui/forms/choice-chips.tsx"
import { MONTHS_AHEAD, SHORT_DATE_PRESETS } from "../search-query.ts"

interface RoughDaysProps {
  today: string
  /** The word `wann`. */
  value: string
  /** Days are chosen: none of these is. */
  hasDays: boolean
  onChange: (value: string) => void
}

/** When, without a calendar: a weekend, a month, some time. */
export function RoughDays({ today, value, hasDays, onChange }: RoughDaysProps) {
  const choices = [
    { value: "", label: SHORT_DATE_PRESETS },
    { value: "wochenende", label: "Am Wochenende" },
    { value: "egal", label: "Irgendwann" },
    ...monthsFrom(today, MONTHS_AHEAD).map((month) => ({
      value: month,
      label: formatMonth(month),
    })),
  ]
  return (
    <div className="border-t border-line px-3 pt-2 md:px-4 lg:col-span-full lg:row-start-2">
      <fieldset className="min-w-0">
        <legend className="sr-only">Oder ungefähr</legend>
        <div className="-mx-3 flex scrollbar-none gap-2 overflow-x-auto px-3 py-1 md:-mx-4 md:px-4">
          {choices.map((choice) => (
            <label key={choice.value} className={`${choiceChipStyle("small")} shrink-0`}>
              <input
                type="radio"
                name="wann"
                value={choice.value}
                checked={!hasDays && choice.value === value}
                onChange={() => onChange(choice.value)}
                className="sr-only"
              />
              {choice.label}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
