import { type CalendarDate, parseDate } from "@internationalized/date"
import { ChevronLeft, ChevronRight } from "lucide-react"
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { RangeCalendar as AriaRangeCalendar } from "react-aria-components/RangeCalendar"
import { classNames } from "./class-names.ts"
import { Icon } from "./icon.tsx"

/** Days are ISO dates such as „2027-06-12“. */
export type CalendarOptions = {
  /** Names the calendar for screen readers. */
  label: string
  min?: string | undefined
  max?: string | undefined
  isUnavailable?: ((day: string) => boolean) | undefined
  /** A second line under some days, such as the lowest price in whole euros. */
  notes?: Readonly<Record<string, string>> | undefined
  /** The month shown first when nothing is chosen yet. */
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
        className="w-full max-w-96"
      >
        <Month notes={options.notes} />
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
        className="w-full max-w-96"
      >
        <Month notes={options.notes} isRange />
      </AriaRangeCalendar>
    </I18nProvider>
  )
}

function ariaOptions({
  label,
  min,
  max,
  isUnavailable,
  firstMonth,
  takesFocus = false,
}: CalendarOptions) {
  return {
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

function Month({ notes, isRange = false }: { notes: CalendarOptions["notes"]; isRange?: boolean }) {
  return (
    <>
      <header className="mb-2 flex items-center justify-between">
        <MonthButton slot="previous" />
        <CalendarHeading className="font-display text-body font-semibold" />
        <MonthButton slot="next" />
      </header>
      <CalendarGrid
        weekdayStyle="short"
        className="w-full border-separate border-spacing-x-0 border-spacing-y-0"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-9 text-fine font-semibold text-ink3">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={(cell) =>
                classNames(
                  "flex h-12.5 cursor-pointer flex-col items-center justify-center rounded-field leading-tight tabular-nums transition-colors outline-none",
                  cell.isOutsideMonth && "invisible",
                  cell.isFocusVisible && "relative z-10 outline-3 outline-offset-2 outline-focus",
                  dayLook(cell, isRange),
                )
              }
            >
              {({ formattedDate, isSelected, isDisabled, isUnavailable }) => {
                const note = notes?.[date.toString()]
                const isFree = !isDisabled && !isUnavailable
                return (
                  <>
                    {formattedDate}
                    {note && isFree && (
                      <span
                        className={classNames("text-label normal-nums", !isSelected && "text-link")}
                      >
                        {note}
                      </span>
                    )}
                  </>
                )
              }}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

type CellState = {
  isSelected: boolean
  isSelectionStart: boolean
  isSelectionEnd: boolean
  isDisabled: boolean
  isUnavailable: boolean
}

function dayLook(cell: CellState, isRange: boolean): string {
  if (cell.isDisabled || cell.isUnavailable) return "cursor-default text-ink3 line-through"
  if (!cell.isSelected) return "hover:bg-soft"
  const isEnd = !isRange || cell.isSelectionStart || cell.isSelectionEnd
  return isEnd ? "bg-act text-on-act" : "rounded-none bg-soft"
}

function MonthButton({ slot }: { slot: "previous" | "next" }) {
  return (
    <Button
      slot={slot}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-small text-ink transition-colors outline-none hover:bg-soft focus-visible:outline-3 focus-visible:outline-focus disabled:cursor-default disabled:text-ink3"
    >
      <Icon shape={slot === "previous" ? ChevronLeft : ChevronRight} />
    </Button>
  )
}
