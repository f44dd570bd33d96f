import { CalendarPlus } from "lucide"
import { buttonStyle } from "#ui/buttons/button-style.ts"
import { Icon } from "#ui/elements/icon.tsx"

/** The flight as a calendar file, the same that the confirmation mail carries. */
export function BookingRowCalendar({ calendar, title }: { calendar: string; title: string }) {
  return (
    <a
      href={calendar}
      download="flug.ics"
      aria-label={`In den Kalender: ${title}`}
      className={buttonStyle({ variant: "secondary", size: "small" })}
    >
      <Icon shape={CalendarPlus} />
      In den Kalender
    </a>
  )
}
