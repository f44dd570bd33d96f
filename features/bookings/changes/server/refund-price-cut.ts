import { and, asc, eq, gt, inArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

const PAYING = ["requested", "confirmed", "payment_due", "rebooking_offered"] as const

/**
 * The price of a flight has fallen: everybody on it pays the new one, fee included, and gets back
 * what they have paid above it. Never upward; a repeat finds nobody who pays more than the flight.
 */
export function refundPriceCut(db: Db, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const flight = await lockFlight(tx, flightId)
    if (!flight) return
    const dearer = await tx
      .select()
      .from(bookingsTable)
      .where(
        and(
          eq(bookingsTable.flightId, flightId),
          inArray(bookingsTable.status, [...PAYING]),
          gt(bookingsTable.seatPriceCents, flight.seatPriceCents),
        ),
      )
      .orderBy(asc(bookingsTable.id))
      .for("update")
    for (const booking of dearer) await cutBookingPrice(tx, booking, flight.seatPriceCents)
  })
}
