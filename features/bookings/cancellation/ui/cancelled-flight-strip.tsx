import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { formatDay, formatDuration, formatTime } from "#platform/time.ts"
import type { CancelledFlight } from "../cancel-view.ts"

/** Which flight it is about. */
export function CancelledFlightStrip({ flight }: { flight: CancelledFlight }) {
  const { title, timeZone, departsAt, arrivesAt } = flight
  return (
    <>
      <h2 className="text-h3 text-balance">{title}</h2>
      <p className="mt-1 text-ui text-ink2">{formatDay(new Date(departsAt), timeZone)}</p>
      <div className="mt-4 border-y border-line py-3.5">
        <FlightStrip
          from={{ time: formatTime(new Date(departsAt), timeZone), ...flight.departure }}
          to={{ time: formatTime(new Date(arrivesAt), timeZone), ...flight.destination }}
          middle={formatDuration(flight.durationMinutes)}
        />
      </div>
    </>
  )
}
