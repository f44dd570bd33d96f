import type { RefundReason } from "#features/payments/refund.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { addPrices, type BookingPrice, keptLate, keptPrice, NOTHING } from "../booking.ts"
import { freeSeats } from "./free-seats.ts"
import { keepOfPayment } from "./keep-of-payment.ts"
import { type BookingRow, moveBooking } from "./move-booking.ts"
import { paymentOf } from "./payment-of-booking.ts"

interface End {
  to: "cancelled_by_pilot" | "cancelled_by_passenger"
  event: "booking.cancelled" | "booking.left" | "booking.given_up" | "booking.new_dates_declined"
  actor: Actor
  role: ActorRole
  /** Why, as the event keeps it. */
  reason?: string
  /** What the pilot has to say to it. */
  word?: string
  refund: RefundReason
  /** What does not go back of its seats; unset: everything goes back. */
  kept?: BookingPrice
}

const KEY = "ended"

/** Ends a paid booking and gives back all that it does not keep; flight and booking are locked. */
export async function endWithRefund(tx: Db, booking: BookingRow, end: End): Promise<void> {
  const { refund: reason, kept: keptOfSeats = NOTHING, word = "", ...move } = end
  // who leaves by themself has left what earlier seats of theirs have kept
  const isOwnEnd = end.to === "cancelled_by_passenger"
  const kept = isOwnEnd ? addPrices(keptOfSeats, keptLate(booking)) : keptOfSeats
  const price = keptPrice(booking)
  const amountCents = price.totalCents - kept.totalCents
  await moveBooking(tx, booking, {
    ...move,
    changes: {
      keptShareCents: kept.shareCents,
      keptFeeCents: kept.feeCents,
      lateSeats: isOwnEnd ? booking.lateSeats : 0,
      cancellationWord: word,
      rebookBy: null,
    },
    data: {
      refundCents: amountCents,
      refundShareCents: price.shareCents - kept.shareCents,
      refundFeeCents: price.feeCents - kept.feeCents,
    },
  })
  await freeSeats(tx, booking.flightId, booking.id)
  const paymentId = await paymentOf(tx, booking)
  await refundPayment(tx, { paymentId, amountCents, reason, key: KEY })
  await keepOfPayment(tx, booking, kept, KEY)
}
