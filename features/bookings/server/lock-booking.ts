import { eq } from "drizzle-orm"
import { type FlightRow, lockFlight } from "#features/flights/server/seats.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { type BookingRow, lockBooking } from "./move-booking.ts"

/** Locks a booking behind its flight, as every step of one does. */
export async function lockBookingWithFlight(
  tx: Db,
  bookingId: number,
): Promise<{ flight: FlightRow; booking: BookingRow }> {
  const [found] = await tx
    .select({ flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  const flight = found && (await lockFlight(tx, found.flightId))
  const booking = await lockBooking(tx, bookingId)
  if (!flight || !booking) throw unknownRequest()
  return { flight, booking }
}

export function unknownRequest(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Anfrage gibt es nicht.")
}
