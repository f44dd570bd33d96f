import { ICalCalendarMethod } from "ical-generator"
import { announcedArrival, expectedDeparture } from "#features/flights/core/flight-clock.ts"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import type { FlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { clock } from "#platform/clock.ts"
import { BOOKING_STATUS_LABELS } from "../booking.ts"
import { CALENDAR_STATUS_OF_BOOKING } from "../calendar-status.ts"
import { visibleMessage } from "../visible-message.ts"
import { type CalendarEntry, calendarFile } from "./calendar-file.ts"
import type { MailFacts } from "./mail-facts.ts"
import type { BookingRow } from "./move-booking.ts"

/** What an entry says of a booking. */
export interface BookingInCalendar {
  booking: Pick<BookingRow, "id" | "status">
  detail: {
    flight: Pick<
      FlightSummary["flight"],
      | "id"
      | "schedule"
      | "title"
      | "meetingPoint"
      | "departsAt"
      | "arrivesAt"
      | "expectedDepartsAt"
      | "timeZone"
    >
    departure: CalendarEntry["departure"]
    destination: CalendarEntry["destination"]
  }
  calendarSequence: number
}

/** Whether the entry of a booking is taken out of the calendar, or put into it. */
export function calendarMethod({ booking }: Pick<BookingInCalendar, "booking">) {
  return CALENDAR_STATUS_OF_BOOKING[booking.status] === "cancelled"
    ? ICalCalendarMethod.CANCEL
    : ICalCalendarMethod.PUBLISH
}

/** The calendar entry of a booking as a message of its own: for a mail, or to be saved. */
export function bookingCalendar(facts: MailFacts): string {
  return calendarFile([bookingEntry(facts, clock.now())], { method: calendarMethod(facts) })
}

/**
 * The entry of a booking, the same in mails and feed. The uid stays for the life of the booking, also
 * on another date.
 */
export function bookingEntry(facts: BookingInCalendar, stamp: Date): CalendarEntry {
  const { booking, calendarSequence } = facts
  const { flight, departure, destination } = facts.detail
  const status = CALENDAR_STATUS_OF_BOOKING[booking.status] ?? "tentative"
  return {
    uid: `buchung-${booking.id}`,
    sequence: calendarSequence,
    status,
    label: BOOKING_STATUS_LABELS[booking.status],
    stamp,
    title: flight.title,
    departsAt: expectedDeparture(flight),
    arrivesAt: announcedArrival(flight),
    timeZone: flight.timeZone,
    departure,
    destination,
    meetingPoint: status === "cancelled" ? "" : visibleMessage(flight.meetingPoint, booking),
    // an offer without a date has no room
    path: flight.schedule === "fixed" ? flightRoomPath(flight.id) : flightPath(flight.id),
  }
}
