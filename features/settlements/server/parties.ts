import { and, asc, eq } from "drizzle-orm"
import { keptPrice } from "#features/bookings/booking.ts"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/server/move-booking.ts"
import type { Db } from "#platform/server/db.ts"
import type { Outcome, Party } from "../settlement.ts"

/** A booking as the statement counts it, with what it has prepaid or keeps. */
export function partyOf(booking: BookingRow, outcome: Outcome): Party {
  const { shareCents, feeCents } = keptPrice(booking)
  return { bookingId: booking.id, seats: booking.seats, outcome, shareCents, feeCents }
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
