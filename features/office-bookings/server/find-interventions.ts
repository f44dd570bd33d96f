import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { previewCancellation } from "#features/bookings/office/server/preview-cancellation.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { Db } from "#platform/server/db.ts"
import type { Interventions } from "../booking-sheet.ts"

/** What the back office may do with a booking at this moment, and what each would do. */
export async function findInterventions(
  db: Db,
  of: { booking: BookingRow; flight: FlightRow },
): Promise<Interventions> {
  const cancellations = [
    await previewCancellation(db, of, "guest"),
    await previewCancellation(db, of, "pilot"),
  ]
  return { cancellations: cancellations.filter((preview) => preview !== null) }
}
