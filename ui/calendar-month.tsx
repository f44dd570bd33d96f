import type { CalendarDate } from "@internationalized/date"
import { ChevronLeft, ChevronRight } from "lucide-react"
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar"
import { classNames } from "./class-names.ts"
import { Icon } from "./icon.tsx"

/** A second line under a day, such as the lowest price: „35“, spoken „ab 35 Euro“. */
export type DayNotes = Readonly<Record<string, { text: string; spoken: string }>>

type CalendarMonthProps = { notes: DayNotes | undefined; isRange: boolean }

/** Month name between two buttons, weeks below: the inside of both calendars. */
export function CalendarMonth({ notes, isRange }: CalendarMonthProps) {
  return (
    <>
      <header className="mb-2 flex items-center justify-between">
        <MonthButton slot="previous" />
        <CalendarHeading className="font-display text-body font-semibold" />
        <MonthButton slot="next" />
      </header>
      <CalendarGrid
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
    </>
  )
}

type DayProps = { date: CalendarDate; note: DayNotes[string] | undefined; isRange: boolean }

function Day({ date, note, isRange }: DayProps) {
  return (
    <CalendarCell
      date={date}
      className={(cell) =>
        classNames(
          "flex h-12.5 flex-col items-center justify-center leading-tight tabular-nums transition-colors outline-none",
          cell.isOutsideMonth && "invisible",
          cell.isFocusVisible && "relative z-10 outline-3 outline-offset-2 outline-focus",
          dayLook(cell, isRange),
        )
      }
      render={(cellProps, cell) => (
        <div {...cellProps} {...(note && isFree(cell) && spokenWith(cellProps, note))} />
      )}
    >
      {(cell) => (
        <>
          {cell.formattedDate}
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
function spokenWith(cellProps: { "aria-label"?: string | undefined }, note: DayNotes[string]) {
  return { "aria-label": `${cellProps["aria-label"]}, ${note.spoken}` }
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
