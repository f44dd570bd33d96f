import { createEvent } from "ics"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { BookingStatus } from "../booking.ts"
import type { MailFacts } from "./mail-facts.ts"

const GONE: readonly BookingStatus[] = [
  "cancelled_by_passenger",
  "cancelled_by_pilot",
  "rebooking_offered",
]

/** Whether the entry of a booking is taken out of the calendar, or put into it. */
export function calendarMethod({ booking }: MailFacts): "CANCEL" | "PUBLISH" {
  return GONE.includes(booking.status) ? "CANCEL" : "PUBLISH"
}

/**
 * The calendar entry of a booking (RFC 5545), in UTC. The uid stays the same for the life of the
 * booking and the sequence grows with its steps, so that what comes later takes the entry's place.
 */
export function bookingCalendar(facts: MailFacts): string {
  const { booking, detail, calendarSequence } = facts
  const method = calendarMethod(facts)
  const { flight, departure, destination } = detail
  const { error, value } = createEvent({
    uid: `buchung-${booking.id}@${new URL(env().PUBLIC_URL).hostname}`,
    productId: PRODUCT_NAME,
    start: utcParts(flight.departsAt),
    startInputType: "utc",
    startOutputType: "utc",
    end: utcParts(flight.arrivesAt),
    endInputType: "utc",
    endOutputType: "utc",
    title: flight.title,
    description: `${departure.name} (${departure.code}) nach ${destination.name} (${destination.code}). Treffpunkt: ${flight.meetingPoint}`,
    location: `${departure.name} (${departure.code})`,
    geo: { lat: departure.lat, lon: departure.lng },
    url: `${env().PUBLIC_URL}/de/flug/${flight.id}`,
    status: method === "CANCEL" ? "CANCELLED" : "CONFIRMED",
    busyStatus: method === "CANCEL" ? "FREE" : "BUSY",
    method,
    sequence: calendarSequence,
    // who takes an entry back is whoever put it in (RFC 5546, 3.2.5)
    organizer: { name: PRODUCT_NAME, email: env().OPERATOR_EMAIL },
  })
  if (error || !value) throw new Error(`calendar of booking ${booking.id} failed: ${String(error)}`)
  return value
}

function utcParts(at: Date): [number, number, number, number, number] {
  return [
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
  ]
}
