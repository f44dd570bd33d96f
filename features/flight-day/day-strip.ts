import { formatDuration, formatTime } from "#platform/time.ts"
import type { FlightDay } from "./flight-day-view.ts"

/** The strip of a flight as it stands now: with the later start, and where it lands instead. */
export function dayStrip(
  day: FlightDay,
  departure: FlightDay["destination"],
  durationMinutes: number,
) {
  const { startsAt, endsAt, endsIn } = dayCourse(day)
  return {
    from: { time: formatTime(startsAt, day.timeZone), ...departure },
    to: { time: formatTime(endsAt, day.timeZone), ...endsIn },
    middle: formatDuration(durationMinutes),
  }
}

/** When it starts and ends as far as is known, and where it lands. */
export function dayCourse(day: FlightDay) {
  return {
    startsAt: new Date(day.tookOffAt ?? day.expectedDepartsAt ?? day.departsAt),
    endsAt: new Date(day.landedAt ?? day.expectedArrivesAt),
    endsIn: day.divertedTo ?? day.destination,
  }
}
