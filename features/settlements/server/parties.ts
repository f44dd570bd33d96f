import { and, asc, eq } from "drizzle-orm"
import { keptLate, priceOfBooking } from "#features/bookings/booking.ts"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/server/move-booking.ts"
import type { Db } from "#platform/server/db.ts"
import { NO_SEATS, type Outcome, type Party } from "../settlement.ts"

/** A booking as the statement counts it, with what it has prepaid or keeps. */
export function partyOf(booking: BookingRow, outcome: Outcome): Party {
  const { id: bookingId, seats, lateSeats } = booking
  const late = keptLate(booking)
  if (outcome === "cancelled_late") {
    // all of it is over, whenever which seat was given up
    return { bookingId, outcome, ...late, seats: seats + lateSeats, late: NO_SEATS }
  }
  return {
    bookingId,
    seats,
    outcome,
    ...priceOfBooking(booking),
    late: { seats: lateSeats, ...late },
  }
}

/** Who was to come along on a locked flight, locked. */
export function lockConfirmedOf(tx: Db, flightId: number): Promise<BookingRow[]> {
  return tx
    .select()
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightId), eq(bookingsTable.status, "confirmed")))
    .orderBy(asc(bookingsTable.id))
    .for("update")
}
