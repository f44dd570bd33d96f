import { and, eq } from "drizzle-orm"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { bookingsTable } from "./bookings-tables.ts"
import type { BookingRow } from "./move-booking.ts"

/** Locks a booking behind its flight, or its offer as long as it is a proposal, as every step of one does. */
export async function lockBookingWithFlight(
  tx: Db,
  bookingId: number,
): Promise<{ flight: FlightRow; booking: BookingRow }> {
  // a proposal may become a flight while somebody else holds its offer
  const both = (await tryToLock(tx, bookingId)) ?? (await tryToLock(tx, bookingId))
  if (!both) throw unknownRequest()
  return both
}

async function tryToLock(tx: Db, bookingId: number) {
  const [found] = await selectFlightId(tx, { bookingId })
  const flight = found && (await lockFlight(tx, found.flightId))
  const [booking] = flight ? await selectForUpdate(tx, { bookingId, flightId: flight.id }) : []
  return flight && booking && { flight, booking }
}

const selectFlightId = prepared((tx, { bookingId }: { bookingId: number }) =>
  tx
    .select({ flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId)),
)

const selectForUpdate = prepared((tx, asked: { bookingId: number; flightId: number }) =>
  tx
    .select()
    .from(bookingsTable)
    .where(and(eq(bookingsTable.id, asked.bookingId), eq(bookingsTable.flightId, asked.flightId)))
    .for("update"),
)

export function unknownRequest(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Anfrage gibt es nicht.")
}
