import { type ReactNode, type RefObject, useLayoutEffect, useSyncExternalStore } from "react"
import { Dialog } from "react-aria-components/Dialog"
import { Popover } from "react-aria-components/Popover"
import {
  Calendar,
  type CalendarOptions,
  type DayRange,
  RangeCalendar,
} from "#ui/calendar/calendar.tsx"
import { classNames } from "#ui/style/class-names.ts"

type DatePopoverProps = CalendarOptions & {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
} & (
    | { kind: "day"; value: string | null; onChange: (day: string) => void }
    | { kind: "range"; value: DayRange | null; onChange: (range: DayRange) => void }
  )

/** Where two months have room side by side. */
const TWO_MONTHS = "(min-width: 52rem)"

/** The heavy half of the date fields: a calendar that opens below its field. */
export function DatePopover({ anchor, onClose, ...calendar }: DatePopoverProps) {
  const months = useMatches(TWO_MONTHS) ? 2 : 1
  return (
    <CalendarBubble anchor={anchor} onClose={onClose} label={calendar.label} months={months}>
      {calendar.kind === "day" ? (
        <Calendar {...calendar} months={months} takesFocus />
      ) : (
        <RangeCalendar {...calendar} months={months} takesFocus />
      )}
    </CalendarBubble>
  )
}

type CalendarBubbleProps = {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  label: string
  months: 1 | 2
  children: ReactNode
}

function CalendarBubble({ anchor, onClose, label, months, children }: CalendarBubbleProps) {
  useRoomBelow(anchor)
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      shouldFlip={false}
      offset={OFFSET}
      className={classNames(
        "max-w-[calc(100vw-2rem)] animate-rise-in overflow-auto rounded-card border border-line bg-surface p-4 shadow-floating",
        months === 1 ? "w-96" : "w-200",
      )}
    >
      <Dialog aria-label={label} className="outline-none">
        {children}
      </Dialog>
    </Popover>
  )
}

const OFFSET = 8
/** Six weeks, their head and the names of the holidays. */
const CALENDAR_HEIGHT = 500

/** A calendar opens downwards: a field at the foot of the window moves up for it. */
function useRoomBelow(anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!anchor.current) return
    const { top, bottom } = anchor.current.getBoundingClientRect()
    const missing = bottom + OFFSET + CALENDAR_HEIGHT - window.innerHeight
    // the field itself stays in view
    if (missing > 0) window.scrollBy({ top: Math.min(missing, Math.max(0, top - OFFSET)) })
  }, [anchor])
}

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", onChange)
      return () => list.removeEventListener("change", onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
