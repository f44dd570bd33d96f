import { useContext } from "react"
import { CalendarStateContext } from "react-aria-components/Calendar"
import { RangeCalendarStateContext } from "react-aria-components/RangeCalendar"
import { holidaysIn } from "./holidays.ts"

/** The names of the shown months' holidays, below their weeks. */
export function CalendarHolidays() {
  const day = useContext(CalendarStateContext)
  const range = useContext(RangeCalendarStateContext)
  const { start, end } = (day ?? range)?.visibleRange ?? {}
  const months = new Set([start, end].map((date) => date?.toString().slice(0, 7) ?? ""))
  const holidays = [...months].flatMap(holidaysIn)
  if (holidays.length === 0) return null
  const isPartly = holidays.some(({ isRegional }) => isRegional)
  return (
    <div className="mt-3 border-t border-line pt-3 text-small text-ink2">
      <ul aria-label="Feiertage" className="flex flex-wrap gap-x-4 gap-y-1">
        {holidays.map(({ day: iso, name, isRegional }) => (
          <li key={iso} className="tabular-nums">
            {inShort(iso)}
            {"\u00a0"}
            {name}
            {isRegional && "*"}
          </li>
        ))}
      </ul>
      {isPartly && <p className="mt-1 text-fine text-ink3">* in Teilen Deutschlands</p>}
    </div>
  )
}

/** „25.12.“ */
function inShort(iso: string): string {
  const [, month, day] = iso.split("-").map(Number)
  return `${day}.${month}.`
}
