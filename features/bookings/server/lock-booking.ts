import { eq } from "drizzle-orm"
import { type FlightRow, lockFlight } from "#features/flights/server/seats.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { type BookingRow, lockBooking } from "./move-booking.ts"

/** Locks a booking behind its flight, or its offer as long as it is a proposal, as every step of one does. */
export async function lockBookingWithFlight(
  tx: Db,
  bookingId: number,
): Promise<{ flight: FlightRow; booking: BookingRow }> {
  let flight = await lockFlight(tx, await flightIdOf(tx, bookingId))
  // a proposal may have become a flight while somebody else held its offer
  const flightId = await flightIdOf(tx, bookingId)
  if (flight?.id !== flightId) flight = await lockFlight(tx, flightId)
  const booking = await lockBooking(tx, bookingId)
  if (!flight || !booking) throw unknownRequest()
  return { flight, booking }
}

async function flightIdOf(tx: Db, bookingId: number): Promise<number> {
  const [found] = await tx
    .select({ flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  if (!found) throw unknownRequest()
  return found.flightId
}

export function unknownRequest(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Anfrage gibt es nicht.")
}
