import { type CalendarDate, isWeekend } from "@internationalized/date"
import { ChevronLeft, ChevronRight } from "lucide"
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { formatHoliday, type Holiday, holidayOn } from "./holidays.ts"

/** A second line under a day, such as the lowest price: „35“, spoken „ab 35 Euro“. */
export type DayNotes = Readonly<Record<string, { text: string; spoken: string }>>

type CalendarMonthProps = {
  /** Of the shown months, from 0. */
  place: number
  isLast: boolean
  notes: DayNotes | undefined
  isRange: boolean
}

/** Month name and weeks; a button to the months before on the first, to those after on the last. */
export function CalendarMonth({ place, isLast, notes, isRange }: CalendarMonthProps) {
  return (
    <div className="min-w-0">
      <header className="mb-2 grid grid-cols-[2.75rem_1fr_2.75rem] items-center text-center">
        {place === 0 && <MonthButton slot="previous" />}
        <CalendarHeading
          offset={{ months: place }}
          className="col-start-2 font-display text-body font-semibold"
        />
        {isLast && <MonthButton slot="next" />}
      </header>
      <CalendarGrid
        offset={{ months: place }}
        weekdayStyle="short"
        className="w-full border-separate border-spacing-0"
        // react-aria writes an attribute that HTML has given up; the classes say the same
        render={({ cellPadding: _, ...table }) => <table {...table} />}
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-9 text-fine font-semibold text-ink3">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <Day date={date} note={notes?.[date.toString()]} isRange={isRange} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

type DayProps = { date: CalendarDate; note: DayNotes[string] | undefined; isRange: boolean }

function Day({ date, note, isRange }: DayProps) {
  const holiday = holidayOn(date.toString())
  return (
    <CalendarCell
      date={date}
      className={(cell) =>
        classNames(
          "relative flex h-12.5 flex-col items-center justify-center leading-tight tabular-nums transition-colors outline-none",
          cell.isOutsideMonth && "invisible",
          cell.isFocusVisible && "z-10 outline-3 outline-offset-2 outline-focus",
          dayLook(cell, isRange),
        )
      }
      render={(cellProps, cell) => (
        <div {...cellProps} {...(isFree(cell) && spokenWith(cellProps, { note, holiday }))} />
      )}
    >
      {(cell) => (
        <>
          <span
            className={classNames(
              isFree(cell) && isWeekend(date, "de-DE") && "font-semibold",
              cell.isToday && "underline decoration-2 underline-offset-3",
            )}
          >
            {cell.formattedDate}
          </span>
          {holiday && isFree(cell) && <HolidayDot holiday={holiday} />}
          {note && isFree(cell) && (
            <span
              data-note={note.text}
              className={classNames(
                "text-label normal-nums after:content-[attr(data-note)]",
                !isEnd(cell, isRange) && "text-link",
              )}
            />
          )}
        </>
      )}
    </CalendarCell>
  )
}

/** React-aria names the day; its note is drawn by the style sheet and spoken with the name. */
function spokenWith(
  cellProps: { "aria-label"?: string | undefined },
  { note, holiday }: { note: DayNotes[string] | undefined; holiday: Holiday | undefined },
) {
  const words = [cellProps["aria-label"], holiday && formatHoliday(holiday), note?.spoken]
  return { "aria-label": words.filter(Boolean).join(", ") }
}

/** Full where all of Germany has the day off; its name stands below the month. */
function HolidayDot({ holiday }: { holiday: Holiday }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute top-2 right-2 size-1.5 rounded-full border border-apricot",
        !holiday.isRegional && "bg-apricot",
      )}
    />
  )
}

type CellState = {
  isSelected: boolean
  isSelectionStart: boolean
  isSelectionEnd: boolean
  isDisabled: boolean
  isUnavailable: boolean
}

function isFree(cell: CellState): boolean {
  return !cell.isDisabled && !cell.isUnavailable
}

/** The chosen day itself, or the first or last day of a range. */
function isEnd(cell: CellState, isRange: boolean): boolean {
  return cell.isSelected && (!isRange || cell.isSelectionStart || cell.isSelectionEnd)
}

function dayLook(cell: CellState, isRange: boolean): string {
  if (!isFree(cell)) return "cursor-default text-ink3 line-through"
  if (isEnd(cell, isRange)) return "cursor-pointer rounded-field bg-act text-on-act"
  if (cell.isSelected) return "cursor-pointer bg-soft"
  return "cursor-pointer rounded-field hover:bg-soft"
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
