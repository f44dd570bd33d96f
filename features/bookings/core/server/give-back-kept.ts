import { and, asc, eq, gt, isNull, sql } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { keptLate, keptPrice, priceOfBooking, ZERO_PRICE } from "../booking.ts"
import { keepBookingRefund } from "./booking-refunds.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { giveBackOfBooking } from "./give-back-of-booking.ts"
import { keyOfSeats } from "./key-of-seats.ts"
import type { BookingRow } from "./move-booking.ts"
import { seatsGivenUpTable } from "./seats-given-up-table.ts"

interface Why {
  actor: Actor
  role: ActorRole
  reason: string
  refund: "waived" | "flight_cancelled"
}

/** Refunds what was retained for seats cancelled late; flight and booking must be locked. */
export async function giveBackKept(
  tx: Db,
  booking: BookingRow,
  { refund, ...by }: Why,
): Promise<void> {
  const kept = keptLate(booking)
  const isOver = booking.status === "cancelled_by_passenger"
  // one refund whatever the reason; a booking that continues may retain more later and so needs a key per refund
  const key = isOver ? "kept" : await keyOfSeats(tx, "kept", booking)
  await tx
    .update(bookingsTable)
    .set({ keptShareCents: 0, keptFeeCents: 0, lateSeats: 0 })
    .where(eq(bookingsTable.id, booking.id))
  await tx
    .update(seatsGivenUpTable)
    .set({ waivedAt: clock.now() })
    .where(and(eq(seatsGivenUpTable.bookingId, booking.id), isNull(seatsGivenUpTable.waivedAt)))
  const { creditCents } = await giveBackOfBooking(tx, booking, {
    kept: keptPrice(booking),
    left: isOver ? ZERO_PRICE : priceOfBooking(booking),
    reason: refund,
    key,
  })
  const eventId = await recordEvent(tx, {
    ...by,
    kind: "booking.kept_returned",
    entityId: booking.id,
    data: {
      flightId: booking.flightId,
      refundCents: kept.totalCents,
      refundShareCents: kept.shareCents,
      refundFeeCents: kept.feeCents,
      refundCreditCents: creditCents,
    },
  })
  await keepBookingRefund(tx, {
    eventId,
    bookingId: booking.id,
    amountCents: kept.totalCents,
    creditCents,
    shareCents: kept.shareCents,
    feeCents: kept.feeCents,
  })
}

/** The bookings of a locked flight that keep a part of late cancelled seats, locked. */
export function lockKeptOf(tx: Db, flightId: number): Promise<BookingRow[]> {
  const keptCents = sql`${bookingsTable.keptShareCents} + ${bookingsTable.keptFeeCents}`
  return tx
    .select()
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightId), gt(keptCents, 0)))
    .orderBy(asc(bookingsTable.id))
    .for("update")
}
