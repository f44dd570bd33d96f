import { flownTimes } from "../day-sentences.ts"
import type { FlightDay } from "../flight-day-view.ts"
import { DayNotices } from "./day-notices.tsx"

/** How the day went, as its pilot has said: beside what it has cost. */
export function DayFacts({ day }: { day: FlightDay }) {
  const times = flownTimes(day)
  return (
    <div className="grid gap-3 empty:hidden">
      {times && <p className="text-ui text-ink2">{times}.</p>}
      <DayNotices day={day} />
    </div>
  )
}
