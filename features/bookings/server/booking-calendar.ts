import { createEvent } from "ics"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { MailFacts } from "./mail-facts.ts"

/**
 * The calendar entry of a confirmed booking (RFC 5545), in UTC. The uid stays the same for the
 * life of the booking, so that a later change replaces the entry.
 */
export function bookingCalendar({ booking, detail, changes }: MailFacts): string {
  const { flight, departure, destination } = detail
  const { error, value } = createEvent({
    uid: `buchung-${booking.id}@${new URL(env().PUBLIC_URL).hostname}`,
    sequence: changes,
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
    status: "CONFIRMED",
    busyStatus: "BUSY",
    method: "PUBLISH",
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
