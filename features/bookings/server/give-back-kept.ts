import { and, asc, eq, gt, sql } from "drizzle-orm"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { keptLate, NOTHING, priceOfBooking } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { keepOfPayment } from "./keep-of-payment.ts"
import type { BookingRow } from "./move-booking.ts"
import { paymentOf } from "./payment-of-booking.ts"

interface Why {
  actor: Actor
  role: ActorRole
  reason: string
  refund: "waived" | "flight_cancelled"
}

// all reasons give the same thing back, and it goes once; of a booking that goes on more may be kept
// later, of fewer seats
function keyOf({ status, seats }: BookingRow): string {
  return status === "cancelled_by_passenger" ? "kept" : `kept/${seats}`
}

/** What late cancelled seats have kept goes back as well; flight and booking are locked. */
export async function giveBackKept(
  tx: Db,
  booking: BookingRow,
  { refund, ...by }: Why,
): Promise<void> {
  const kept = keptLate(booking)
  const key = keyOf(booking)
  const isOver = booking.status === "cancelled_by_passenger"
  await tx
    .update(bookingsTable)
    .set({ keptShareCents: 0, keptFeeCents: 0, lateSeats: 0 })
    .where(eq(bookingsTable.id, booking.id))
  const paymentId = await paymentOf(tx, booking)
  await refundPayment(tx, { paymentId, amountCents: kept.totalCents, reason: refund, key })
  await keepOfPayment(tx, booking, isOver ? NOTHING : priceOfBooking(booking), key)
  await recordEvent(tx, {
    ...by,
    kind: "booking.kept_returned",
    entityId: booking.id,
    data: {
      flightId: booking.flightId,
      refundCents: kept.totalCents,
      refundShareCents: kept.shareCents,
      refundFeeCents: kept.feeCents,
    },
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
