import type { FlightStatus } from "#features/flights/core/flight.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import type { Moment } from "./checklist.ts"

/** So long before the start everybody takes their seat and is briefed. */
const BOARDING_MS = minutes(15)

const LANDED: readonly FlightStatus[] = ["settlement_due", "settlement_submitted", "closed"]

interface MomentFacts {
  status: FlightStatus
  departsAt: Date
  arrivesAt: Date
  timeZone: string
}

/** Which part of the list counts now: by what has become of the flight, else by the clock. */
export function momentNow(flight: MomentFacts, now: Date): Moment {
  const { status, departsAt, arrivesAt, timeZone } = flight
  if (LANDED.includes(status) || now >= arrivesAt) return "landed"
  if (now.getTime() >= departsAt.getTime() - BOARDING_MS) return "on-board"
  const [today, day] = [isoDay(now, timeZone), isoDay(departsAt, timeZone)]
  if (today >= day) return "before-start"
  return today === addDays(day, -1) ? "day-before" : "booked"
}
