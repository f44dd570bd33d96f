import { releaseSeats } from "#features/flights/server/seats.ts"
import type { RefundReason } from "#features/payments/refund.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { keptPrice, priceOfBooking } from "../booking.ts"
import { keepOfPayment } from "./keep-of-payment.ts"
import { type BookingRow, moveBooking } from "./move-booking.ts"
import { paymentOf } from "./payment-of-booking.ts"

interface End {
  to: "cancelled_by_pilot" | "cancelled_by_passenger"
  event: "booking.cancelled" | "booking.left"
  actor: Actor
  role: ActorRole
  /** Why, as the event keeps it. */
  reason?: string
  refund: RefundReason
}

const KEY = "ended"

/** Ends a paid booking with everything back, the fee included; flight and booking are locked. */
export async function endWithRefund(tx: Db, booking: BookingRow, end: End): Promise<void> {
  const { refund: reason, ...move } = end
  const { totalCents: amountCents } = priceOfBooking(booking)
  await moveBooking(tx, booking, { ...move, data: { refundCents: amountCents } })
  await releaseSeats(tx, booking.flightId, booking.id)
  const paymentId = await paymentOf(tx, booking)
  await refundPayment(tx, { paymentId, amountCents, reason, key: KEY })
  await keepOfPayment(tx, booking, keptPrice({ ...booking, status: end.to }), KEY)
}
