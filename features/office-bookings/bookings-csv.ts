import { BOOKING_STATUS_LABELS } from "#features/bookings/core/booking.ts"
import { type CsvCell, toCsvFile } from "#platform/csv.ts"
import { isoDay } from "#platform/days.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import type { ListedBooking } from "./booking-list.ts"

/*
 * The list of bookings as a table to calculate with: one row for each, with the same words as on the
 * page. Without mail addresses, since the file leaves the house.
 */

const COLUMNS: readonly (readonly [string, (booking: ListedBooking) => CsvCell])[] = [
  ["Buchung", ({ id }) => id],
  ["Angelegt", ({ createdAt }) => germanDay(createdAt, HOME_ZONE)],
  ["Stand", ({ status }) => BOOKING_STATUS_LABELS[status]],
  ["Gast", ({ guest }) => guest?.name ?? ""],
  ["Konto des Gasts", ({ guest }) => guest?.id ?? null],
  ["Pilot:in", ({ pilot }) => pilot.name],
  ["Konto der Pilot:in", ({ pilot }) => pilot.id],
  ["Flug", ({ flight }) => flight.id],
  ["Titel", ({ flight }) => flight.title],
  ["Von (ICAO)", ({ flight }) => flight.from],
  ["Nach (ICAO)", ({ flight }) => flight.to],
  ["Start", ({ flight }) => germanDay(flight.startsAt, flight.timeZone)],
  ["Startzeit (Ortszeit)", ({ flight }) => timeOf(flight)],
  ["Plätze", ({ seats }) => seats],
  ["Preis in €", ({ totalCents }) => ({ cents: totalCents })],
  ["Offene Fälle", ({ cases }) => cases.join(", ")],
]

export function toBookingsCsv(bookings: readonly ListedBooking[]): string {
  return toCsvFile([
    COLUMNS.map(([title]) => title),
    ...bookings.map((booking) => COLUMNS.map(([, cell]) => cell(booking))),
  ])
}

/** „05.12.2026“, which every spreadsheet takes for a day. */
function germanDay(at: string | null, zone: string): string {
  return at === null ? "" : isoDay(new Date(at), zone).split("-").toReversed().join(".")
}

function timeOf({ startsAt, timeZone }: ListedBooking["flight"]): string {
  return startsAt === null ? "" : formatTime(new Date(startsAt), timeZone)
}
