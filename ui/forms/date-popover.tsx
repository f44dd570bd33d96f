import type { ReactNode, RefObject } from "react"
import { Dialog } from "react-aria-components/Dialog"
import { Popover } from "react-aria-components/Popover"
import {
  Calendar,
  type CalendarOptions,
  type DayRange,
  RangeCalendar,
} from "#ui/calendar/calendar.tsx"

type DatePopoverProps = CalendarOptions & {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
} & (
    | { kind: "day"; value: string | null; onChange: (day: string) => void }
    | { kind: "range"; value: DayRange | null; onChange: (range: DayRange) => void }
  )

/** The heavy half of the date fields: a calendar that opens below its field. */
export function DatePopover({ anchor, onClose, ...calendar }: DatePopoverProps) {
  return (
    <CalendarBubble anchor={anchor} onClose={onClose} label={calendar.label}>
      {calendar.kind === "day" ? (
        <Calendar {...calendar} takesFocus />
      ) : (
        <RangeCalendar {...calendar} takesFocus />
      )}
    </CalendarBubble>
  )
}

type CalendarBubbleProps = {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  label: string
  children: ReactNode
}

function CalendarBubble({ anchor, onClose, label, children }: CalendarBubbleProps) {
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={8}
      className="w-96 max-w-[calc(100vw-2rem)] animate-rise-in overflow-auto rounded-card border border-line bg-surface p-4 shadow-floating"
    >
      <Dialog aria-label={label} className="outline-none">
        {children}
      </Dialog>
    </Popover>
  )
}
