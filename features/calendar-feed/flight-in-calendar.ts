import type { CalendarStatus } from "#features/bookings/core/calendar-status.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"

interface FlightInCalendar {
  status: CalendarStatus
  /** In a word, where it does not take place. */
  label: string
}

const TAKES_PLACE: FlightInCalendar = { status: "confirmed", label: "" }

/** How an own flight stands in its pilot's calendar; null as long as nobody can book it yet. */
export const FLIGHT_IN_CALENDAR: Readonly<Record<FlightStatus, FlightInCalendar | null>> = {
  draft: null,
  in_review: null,
  published: TAKES_PLACE,
  paused: TAKES_PLACE,
  under_way: TAKES_PLACE,
  settlement_due: TAKES_PLACE,
  settlement_submitted: TAKES_PLACE,
  closed: TAKES_PLACE,
  // without guests it may have been flown all the same
  expired: TAKES_PLACE,
  cancelled: { status: "cancelled", label: "Abgesagt" },
  blocked: { status: "cancelled", label: "Gesperrt" },
}
