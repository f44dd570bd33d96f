import { and, asc, eq, gt, isNull, sql } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { priceOfBooking, retainedOfLateSeats, retainedPrice, ZERO_PRICE } from "../booking.ts"
import { keepBookingRefund } from "./booking-refunds.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { giveBackOfBooking } from "./give-back-of-booking.ts"
import { keyOfSeats } from "./key-of-seats.ts"
import type { BookingRow } from "./move-booking.ts"
import { seatsGivenUpTable } from "./seats-given-up-table.ts"

/** What late cancelled seats have kept went back after all. */
export const KEPT_RETURNED = "booking.kept_returned"

interface Why {
  actor: Actor
  role: ActorRole
  reason: string
  refund: "waived" | "flight_cancelled"
}

/** Refunds what was retained for seats cancelled late; flight and booking must be locked. */
export async function refundRetained(
  tx: Db,
  booking: BookingRow,
  { refund, ...by }: Why,
): Promise<void> {
  const retained = retainedOfLateSeats(booking)
  const isOver = booking.status === "cancelled_by_passenger"
  // one refund whatever the reason; a booking that continues may retain more later and so needs a key per refund
  const key = isOver ? "kept" : await keyOfSeats(tx, "kept", booking)
  await tx
    .update(bookingsTable)
    .set({ retainedShareCents: 0, retainedFeeCents: 0, lateCancelledSeats: 0 })
    .where(eq(bookingsTable.id, booking.id))
  await tx
    .update(seatsGivenUpTable)
    .set({ waivedAt: clock.now() })
    .where(and(eq(seatsGivenUpTable.bookingId, booking.id), isNull(seatsGivenUpTable.waivedAt)))
  const { creditCents } = await giveBackOfBooking(tx, booking, {
    retained: retainedPrice(booking),
    left: isOver ? ZERO_PRICE : priceOfBooking(booking),
    reason: refund,
    key,
  })
  const eventId = await recordEvent(tx, {
    ...by,
    kind: KEPT_RETURNED,
    entityId: booking.id,
    data: {
      flightId: booking.flightId,
      refundCents: retained.totalCents,
      refundShareCents: retained.shareCents,
      refundFeeCents: retained.feeCents,
      refundCreditCents: creditCents,
    },
  })
  await keepBookingRefund(tx, {
    eventId,
    bookingId: booking.id,
    amountCents: retained.totalCents,
    creditCents,
    shareCents: retained.shareCents,
    feeCents: retained.feeCents,
  })
}

/** The bookings of a locked flight that keep a part of late cancelled seats, locked. */
export function lockRetainingBookings(tx: Db, flightId: number): Promise<BookingRow[]> {
  const retainedCents = sql`${bookingsTable.retainedShareCents} + ${bookingsTable.retainedFeeCents}`
  return tx
    .select()
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightId), gt(retainedCents, 0)))
    .orderBy(asc(bookingsTable.id))
    .for("update")
}
