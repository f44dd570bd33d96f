import { type CalendarDate, parseDate } from "@internationalized/date"
import { Calendar as AriaCalendar } from "react-aria-components/Calendar"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { RangeCalendar as AriaRangeCalendar } from "react-aria-components/RangeCalendar"
import { classNames } from "#ui/style/class-names.ts"
import { CalendarBody } from "./calendar-body.tsx"
import type { DayNotes } from "./calendar-month.tsx"

/** Days are ISO dates such as „2027-06-12“. Weeks begin on Monday. */
export type CalendarOptions = {
  /** Names the calendar for screen readers. */
  label: string
  min?: string | undefined
  max?: string | undefined
  isUnavailable?: ((day: string) => boolean) | undefined
  notes?: DayNotes | undefined
  /** A sentence about a day, below the weeks while it has the focus. */
  sayOfDay?: ((day: string) => string | undefined) | undefined
  /** How many months stand side by side. */
  months?: 1 | 2 | undefined
  /** A day in the month shown first when nothing is chosen yet. */
  firstMonth?: string | undefined
  /** Puts the focus on the chosen day, for calendars that open. */
  takesFocus?: boolean | undefined
}

type CalendarProps = CalendarOptions & { value: string | null; onChange: (day: string) => void }

/** One day. Heavy: load it lazily, or use `DateField`, which does. */
export function Calendar({ value, onChange, ...options }: CalendarProps) {
  return (
    <I18nProvider locale="de-DE">
      <AriaCalendar
        {...ariaOptions(options)}
        value={value ? parseDate(value) : null}
        onChange={(day: CalendarDate) => onChange(day.toString())}
        className={widthOf(options)}
      >
        <CalendarBody {...bodyOptions(options)} isRange={false} />
      </AriaCalendar>
    </I18nProvider>
  )
}

export type DayRange = { from: string; to: string }

type RangeCalendarProps = CalendarOptions & {
  value: DayRange | null
  onChange: (range: DayRange) => void
}

/** First and last day. Heavy: load it lazily, or use `DateRangeField`, which does. */
export function RangeCalendar({ value, onChange, ...options }: RangeCalendarProps) {
  return (
    <I18nProvider locale="de-DE">
      <AriaRangeCalendar
        {...ariaOptions(options)}
        allowsNonContiguousRanges
        value={value ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
        onChange={(range) => onChange({ from: range.start.toString(), to: range.end.toString() })}
        className={widthOf(options)}
      >
        <CalendarBody {...bodyOptions(options)} isRange />
      </AriaRangeCalendar>
    </I18nProvider>
  )
}

function widthOf({ months = 1 }: CalendarOptions): string {
  return classNames("w-full", months === 1 ? "max-w-96" : "max-w-200")
}

function bodyOptions({ months = 1, notes, sayOfDay }: CalendarOptions) {
  return { months, notes, sayOfDay }
}

function ariaOptions(options: CalendarOptions) {
  const { label, min, max, isUnavailable, firstMonth, takesFocus = false, months = 1 } = options
  return {
    visibleDuration: { months },
    "aria-label": label,
    autoFocus: takesFocus,
    ...(min !== undefined && { minValue: parseDate(min) }),
    ...(max !== undefined && { maxValue: parseDate(max) }),
    ...(firstMonth !== undefined && { defaultFocusedValue: parseDate(firstMonth) }),
    ...(isUnavailable && {
      isDateUnavailable: (day: { toString(): string }) => isUnavailable(day.toString()),
    }),
  }
}
