import { days, minutes } from "#platform/duration.ts"
import { formatTime } from "#platform/time.ts"

interface DaylightStripProps {
  times: { dawn: Date; sunrise: Date; sunset: Date; dusk: Date }
  zone: string
}

const DAY_MINUTES = days(1) / minutes(1)
const HOURS = [0, 6, 12, 18, 24]

/** A day from midnight to midnight: night, twilight, light. Says nothing that the rows beside it do not. */
export function DaylightStrip({ times, zone }: DaylightStripProps) {
  const share = (at: Date) => {
    const [hours = 0, minutes = 0] = formatTime(at, zone).split(":").map(Number)
    return ((hours * 60 + minutes) / DAY_MINUTES) * 100
  }
  const [dawn, sunrise, sunset, dusk] = [
    share(times.dawn),
    share(times.sunrise),
    share(times.sunset),
    share(times.dusk),
  ]
  const parts = [
    { from: 0, to: dawn, look: "bg-line2" },
    { from: dawn, to: sunrise, look: "bg-apricot-soft" },
    { from: sunrise, to: sunset, look: "bg-apricot" },
    { from: sunset, to: dusk, look: "bg-apricot-soft" },
    { from: dusk, to: 100, look: "bg-line2" },
  ]
  return (
    <div aria-hidden="true" className="mt-4 mb-5">
      <div className="flex h-3 overflow-hidden rounded-full border border-line">
        {parts.map(({ from, to, look }) => (
          <span key={from} className={look} style={{ width: `${to - from}%` }} />
        ))}
      </div>
      <div className="mt-1.5 flex justify-between font-mono text-fine text-ink3">
        {HOURS.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, "0")}</span>
        ))}
      </div>
    </div>
  )
}
