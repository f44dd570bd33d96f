import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { isBookable } from "#features/flights/core/flight.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { isStartOpen } from "../proposal.ts"

/** Whether a checkout that was opened may go on: the flight takes bookings, or the offer this start. */
export function canStillBeOrdered(
  flight: FlightRow,
  { proposedDepartsAt }: Pick<BookingRow, "proposedDepartsAt">,
  now: Date,
): boolean {
  return flight.schedule === "flexible"
    ? isStartOpen(flight, proposedDepartsAt, now)
    : isBookable(flight, now)
}
