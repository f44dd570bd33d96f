import { BOOKING_STATUS_LABELS } from "#features/bookings/core/booking.ts"
import { csvDay, toCsvFile } from "#platform/csv.ts"
import { shownCells, type TableCell, tableLines } from "#platform/list-table.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import type { BookingColumn, ListedBooking } from "./booking-list.ts"

/*
 * The list of bookings as a table to calculate with: one row for each, with the same words as on the
 * page. Without mail addresses, since the file leaves the house.
 */

const CELLS: readonly TableCell<BookingColumn, ListedBooking>[] = [
  ["booking", "Buchung", ({ id }) => id],
  ["created", "Angelegt", ({ createdAt }) => csvDay(createdAt, HOME_ZONE)],
  ["status", "Stand", ({ status }) => BOOKING_STATUS_LABELS[status]],
  ["guest", "Gast", ({ guest }) => guest?.name ?? ""],
  ["guest", "Konto des Gasts", ({ guest }) => guest?.id ?? null],
  ["pilot", "Pilot:in", ({ pilot }) => pilot.name],
  ["pilot", "Konto der Pilot:in", ({ pilot }) => pilot.id],
  ["flight", "Flug", ({ flight }) => flight.id],
  ["flight", "Titel", ({ flight }) => flight.title],
  ["flight", "Von (ICAO)", ({ flight }) => flight.from],
  ["flight", "Nach (ICAO)", ({ flight }) => flight.to],
  ["start", "Start", ({ flight }) => csvDay(flight.startsAt, flight.timeZone)],
  ["start", "Startzeit (Ortszeit)", ({ flight }) => timeOf(flight)],
  ["seats", "Plätze", ({ seats }) => seats],
  ["price", "Preis in €", ({ totalCents }) => ({ cents: totalCents })],
  ["waiting", "Offene Fälle", ({ cases }) => cases.join(", ")],
]

/** `columns`: what the page shows; what it shows in one column may be several here. */
export function toBookingsCsv(
  bookings: readonly ListedBooking[],
  columns?: readonly BookingColumn[],
): string {
  return toCsvFile(tableLines(shownCells(CELLS, columns), bookings))
}

function timeOf({ startsAt, timeZone }: ListedBooking["flight"]): string {
  return startsAt === null ? "" : formatTime(new Date(startsAt), timeZone)
}
