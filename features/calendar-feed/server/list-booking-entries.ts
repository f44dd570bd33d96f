import { and, asc, eq, gte, inArray, isNull, sql } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { CALENDAR_STATUS_OF_BOOKING } from "#features/bookings/core/calendar-status.ts"
import { bookingEntry } from "#features/bookings/core/server/booking-calendar.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { CalendarEntry } from "#features/bookings/core/server/calendar-file.ts"
import {
  calendarSequence,
  lastCalendarStep,
} from "#features/bookings/core/server/calendar-steps.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { calendarRoute, departureTable, destinationTable } from "./calendar-route.ts"

const STATUSES = Object.entries(CALENDAR_STATUS_OF_BOOKING).flatMap(([status, inCalendar]) =>
  inCalendar === null ? [] : [status as BookingStatus],
)

// of a proposal: as it would be flown
const DEPARTS_AT = sql`coalesce(${flightsTable.departsAt}, ${bookingsTable.proposedDepartsAt})`

/** What somebody has booked or asked for and departs after `since`, whatever has become of it. */
export async function listBookingEntries(
  db: Db,
  passengerId: number,
  since: Date,
): Promise<CalendarEntry[]> {
  const rows = await db
    .select({
      booking: bookingsTable,
      flight: flightsTable,
      ...calendarRoute,
      calendarSequence,
      lastCalendarStep,
    })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(departureTable, eq(departureTable.id, flightsTable.departureAirportId))
    .innerJoin(destinationTable, eq(destinationTable.id, flightsTable.destinationAirportId))
    .where(
      and(
        eq(bookingsTable.passengerId, passengerId),
        // more seats have no entry of their own: they are their booking's
        isNull(bookingsTable.addsToId),
        inArray(bookingsTable.status, STATUSES),
        gte(DEPARTS_AT, since),
      ),
    )
    .orderBy(asc(DEPARTS_AT), asc(bookingsTable.id))
  return rows.flatMap(({ booking, flight, departure, destination, ...steps }) => {
    const departsAt = flight.departsAt ?? booking.proposedDepartsAt
    if (!departsAt) return []
    const arrivesAt =
      flight.arrivesAt ?? new Date(departsAt.getTime() + minutes(flight.durationMinutes))
    const detail = { flight: { ...flight, departsAt, arrivesAt }, departure, destination }
    const { calendarSequence, lastCalendarStep } = steps
    return [bookingEntry({ booking, detail, calendarSequence }, lastCalendarStep)]
  })
}
