import { useContext } from "react"
import { CalendarStateContext } from "react-aria-components/Calendar"
import { RangeCalendarStateContext } from "react-aria-components/RangeCalendar"
import { classNames } from "#ui/style/class-names.ts"
import { CalendarHolidays } from "./calendar-holidays.tsx"
import { CalendarMonth, type DayNotes } from "./calendar-month.tsx"

type CalendarBodyProps = {
  /** How many stand side by side. */
  months: 1 | 2
  isRange: boolean
  notes: DayNotes | undefined
  sayOfDay: ((day: string) => string | undefined) | undefined
}

/** The inside of both calendars: months, what is said of a day, holidays. */
export function CalendarBody({ months, isRange, notes, sayOfDay }: CalendarBodyProps) {
  return (
    <>
      <div className={classNames(months === 2 && "grid grid-cols-2 gap-8")}>
        {Array.from({ length: months }, (_, place) => (
          <CalendarMonth
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is about
            key={place}
            place={place}
            isLast={place === months - 1}
            notes={notes}
            isRange={isRange}
          />
        ))}
      </div>
      {sayOfDay && <OfFocusedDay sayOfDay={sayOfDay} />}
      <CalendarHolidays />
    </>
  )
}

/** About the day on which the keyboard or the finger is, such as its sunset. */
function OfFocusedDay({ sayOfDay }: { sayOfDay: (day: string) => string | undefined }) {
  const day = useContext(CalendarStateContext)
  const range = useContext(RangeCalendarStateContext)
  const text = sayOfDay((day ?? range)?.focusedDate.toString() ?? "")
  if (text === undefined) return null
  return (
    <p aria-live="polite" className="mt-3 border-t border-line pt-3 text-small text-ink2">
      {text}
    </p>
  )
}
