import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from "ical-generator"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { clock } from "#platform/clock.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { BookingStatus } from "../booking.ts"
import { visibleMessage } from "../visible-message.ts"
import type { MailFacts } from "./mail-facts.ts"

const GONE: readonly BookingStatus[] = [
  "expired",
  "cancelled_by_passenger",
  "cancelled_by_pilot",
  "rebooking_offered",
]

/** Whether the entry of a booking is taken out of the calendar, or put into it. */
export function calendarMethod({ booking }: MailFacts): ICalCalendarMethod {
  return GONE.includes(booking.status) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
}

/**
 * The calendar entry of a booking (RFC 5545), in UTC. The uid stays the same for the life of the
 * booking and the sequence grows with its steps, so that what comes later takes the entry's place.
 */
export function bookingCalendar(facts: MailFacts): string {
  const { booking, detail, calendarSequence } = facts
  const method = calendarMethod(facts)
  const { flight, departure, destination } = detail
  const isGone = method === ICalCalendarMethod.CANCEL
  const calendar = ical({ prodId: `//${PRODUCT_NAME}//${PRODUCT_NAME}//DE`, method })
  calendar.createEvent({
    id: `buchung-${booking.id}@${new URL(env().PUBLIC_URL).hostname}`,
    sequence: calendarSequence,
    stamp: clock.now(),
    start: flight.departsAt,
    end: flight.arrivesAt,
    summary: flight.title,
    description: `${departure.name} (${departure.code}) nach ${destination.name} (${destination.code}). Treffpunkt: ${visibleMessage(flight.meetingPoint, booking)}`,
    location: {
      title: `${departure.name} (${departure.code})`,
      geo: { lat: departure.lat, lon: departure.lng },
    },
    url: `${env().PUBLIC_URL}${flightPath(flight.id)}`,
    status: isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: isGone ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    // who takes an entry back is whoever put it in (RFC 5546, 3.2.5)
    organizer: { name: PRODUCT_NAME, email: env().OPERATOR_EMAIL },
  })
  return calendar.toString()
}
