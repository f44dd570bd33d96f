import { and, asc, eq } from "drizzle-orm"
import { feeRuleOf, priceOfBooking, retainedOfLateSeats } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import type { Db } from "#platform/server/db.ts"
import { NO_SEATS, type Outcome, type Part, type Party } from "../settlement.ts"
import type { PartRow } from "./settlements-tables.ts"

/** A booking as the statement counts it, with what it has prepaid or keeps. */
export function partyOf(booking: BookingRow, outcome: Outcome): Party {
  const { id: bookingId, seats, lateCancelledSeats } = booking
  const late = retainedOfLateSeats(booking)
  const feeRule = feeRuleOf(booking)
  if (outcome === "cancelled_late") {
    return { bookingId, outcome, feeRule, ...late, seats: lateCancelledSeats, late: NO_SEATS }
  }
  return {
    bookingId,
    seats,
    outcome,
    feeRule,
    ...priceOfBooking(booking),
    late: { seats: lateCancelledSeats, ...late },
  }
}

/** What a row says of the money, and nothing of what was objected or who has decided. */
export function partIn(row: PartRow): Part {
  const { bookingId, seats, outcome, shareCents, feeCents, refundShareCents, refundFeeCents } = row
  return { bookingId, seats, outcome, shareCents, feeCents, refundShareCents, refundFeeCents }
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
