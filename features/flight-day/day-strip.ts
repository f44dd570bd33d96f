import { formatDuration, formatTime } from "#platform/time.ts"
import type { FlightDay } from "./flight-day-view.ts"

/** The strip of a flight as it stands now: with the later start, and where it lands instead. */
export function dayStrip(day: FlightDay, departureCode: string, durationMinutes: number) {
  const at = (instant: string) => formatTime(new Date(instant), day.timeZone)
  const starts = day.tookOffAt ?? day.expectedDepartsAt ?? day.departsAt
  return {
    from: { time: at(starts), code: departureCode },
    to: {
      time: at(day.landedAt ?? day.expectedArrivesAt),
      code: (day.divertedTo ?? day.destination).code,
    },
    middle: formatDuration(durationMinutes),
  }
}
