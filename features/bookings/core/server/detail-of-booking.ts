import {
  type FlightSummary,
  findFlightSummary,
  findOfferDetailAt,
} from "#features/flights/core/server/flights-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingRow } from "./move-booking.ts"

/** The flight of a booking; of a proposal, the offer as it would be flown at the proposed start. */
export async function findDetailOfBooking(
  db: Db,
  { flightId, proposedDepartsAt }: Pick<BookingRow, "flightId" | "proposedDepartsAt">,
): Promise<FlightSummary | undefined> {
  const detail = await findFlightSummary(db, flightId)
  if (detail || !proposedDepartsAt) return detail
  return findOfferDetailAt(db, flightId, proposedDepartsAt)
}
