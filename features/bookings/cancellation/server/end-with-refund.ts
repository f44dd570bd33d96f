import {
  addPrices,
  type BookingPrice,
  keptLate,
  keptPrice,
  ZERO_PRICE,
} from "#features/bookings/core/booking.ts"
import { keepBookingRefund } from "#features/bookings/core/server/booking-refunds.ts"
import { sourcesOfGiveBack } from "#features/bookings/core/server/booking-sources.ts"
import { giveBackOfBooking } from "#features/bookings/core/server/give-back-of-booking.ts"
import { type BookingRow, moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { freeSeats } from "#features/bookings/holds/server/free-seats.ts"
import { endOpenOrderOf } from "#features/bookings/requests/server/end-open-order.ts"
import type { RefundReason } from "#features/payments/refund.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

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
  /** No answer came in time; the pilot is told of all such guests together (`notifyOfUnanswered`). */
  isUnanswered?: boolean
  /** What does not go back of its seats; unset: everything goes back. */
  kept?: BookingPrice
  /** Of how many of its seats that is a part. */
  lateSeats?: number
}

const KEY = "ended"

/** Ends a paid booking and gives back all that it does not keep; flight and booking are locked. */
export async function endWithRefund(tx: Db, booking: BookingRow, end: End): Promise<void> {
  const {
    refund: reason,
    kept: keptOfSeats = ZERO_PRICE,
    lateSeats = 0,
    word = "",
    ...others
  } = end
  const { isUnanswered = false, ...move } = others
  // a passenger who cancels has already been charged for seats that they gave up late; nobody else is
  const isOwnEnd = end.to === "cancelled_by_passenger"
  const kept = isOwnEnd ? addPrices(keptOfSeats, keptLate(booking)) : keptOfSeats
  const price = keptPrice(booking)
  const amountCents = price.totalCents - kept.totalCents
  const shareCents = price.shareCents - kept.shareCents
  const feeCents = price.feeCents - kept.feeCents
  const { creditCents } = await sourcesOfGiveBack(tx, booking, { kept: price, left: kept })
  const eventId = await moveBooking(tx, booking, {
    ...move,
    changes: {
      keptShareCents: kept.shareCents,
      keptFeeCents: kept.feeCents,
      lateSeats: isOwnEnd ? booking.lateSeats + lateSeats : 0,
      cancellationWord: word,
      rebookBy: null,
      untoldSince: isUnanswered ? clock.now() : null,
    },
    data: {
      refundCents: amountCents,
      refundShareCents: shareCents,
      refundFeeCents: feeCents,
      refundCreditCents: creditCents,
    },
  })
  const refund = { amountCents, creditCents, shareCents, feeCents }
  await keepBookingRefund(tx, { eventId, bookingId: booking.id, ...refund })
  await endOpenOrderOf(tx, booking, end)
  await freeSeats(tx, booking.flightId, booking.id)
  await giveBackOfBooking(tx, booking, { kept: price, left: kept, reason, key: KEY })
}
