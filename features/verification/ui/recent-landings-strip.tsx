import { formatDay } from "#ui/calendar/date-text.ts"
import type { RecentLandings } from "../flugfit/flugfit.ts"
import { formatCount } from "../flugfit/format-rule.ts"

/** „heute“ stands on the line only where it does not run into the ends. */
const CLEAR_OF_ENDS = { from: 24, to: 76 }

/** The landings before a flight on a dotted course of 90 days; the day of the flight in apricot. */
export function RecentLandingsStrip({ recent }: { recent: RecentLandings }) {
  const { from, to, today, days } = recent
  const total = days.reduce((sum, { landings }) => sum + landings, 0)
  const now = along(recent, today)
  return (
    <div className="mt-5 rounded-panel bg-sunken px-4.5 py-4">
      <p className="flex items-baseline justify-between gap-4 text-small text-ink2">
        90 Tage davor
        <span className="font-mono tracking-time">
          {formatCount(total, "Landung", "Landungen")}
        </span>
      </p>
      <div aria-hidden="true">
        <div className="relative mx-2 h-11">
          <span className="course-across absolute inset-x-0 top-1/2" />
          {days.map(({ day, landings }) => (
            <span
              key={day}
              className="absolute top-1/2 size-[7px] -translate-1/2 rounded-full bg-act"
              style={{ left: `${along(recent, day)}%`, scale: dotScale(landings) }}
            />
          ))}
          {now > 0 && now < 100 && (
            <span
              className="absolute inset-y-2.5 w-px -translate-x-1/2 bg-line2"
              style={{ left: `${now}%` }}
            />
          )}
          <span className="absolute end-0 top-1/2 size-2.5 translate-x-1/2 -translate-y-1/2 rounded-full bg-apricot" />
        </div>
        <p className="relative flex justify-between gap-4 font-mono text-label text-ink3">
          <span>{formatDay(from)}</span>
          {now > CLEAR_OF_ENDS.from && now < CLEAR_OF_ENDS.to && (
            <span className="absolute -translate-x-1/2 max-sm:hidden" style={{ left: `${now}%` }}>
              heute
            </span>
          )}
          <span>{formatDay(to)}</span>
        </p>
      </div>
    </div>
  )
}

/** Where a day stands between the ends, in per cent. */
function along({ from, to }: RecentLandings, day: string): number {
  return (100 * (Date.parse(day) - Date.parse(from))) / (Date.parse(to) - Date.parse(from))
}

/** More landings are a larger dot, its area in proportion. */
function dotScale(landings: number): string {
  return Math.sqrt(Math.min(landings, 5)).toFixed(2)
}
