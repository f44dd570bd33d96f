import { isBookable } from "#features/flights/flight.ts"
import type { FlightRow } from "#features/flights/server/seats.ts"
import { isStartOpen } from "../proposal.ts"
import type { BookingRow } from "./move-booking.ts"

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
