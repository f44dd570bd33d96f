import {
  addPrices,
  type BookingPrice,
  retainedOfLateSeats,
  ZERO_PRICE,
} from "#features/bookings/core/booking.ts"
import { keepBookingRefund } from "#features/bookings/core/server/booking-refunds.ts"
import { sourcesOfGiveBack } from "#features/bookings/core/server/booking-sources.ts"
import { findCollectedPrice } from "#features/bookings/core/server/collected-price.ts"
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
  retained?: BookingPrice
  /** Of how many of its seats that is a part. */
  lateCancelledSeats?: number
}

const KEY = "ended"

function lowerOf(one: BookingPrice, other: BookingPrice): BookingPrice {
  const shareCents = Math.min(one.shareCents, other.shareCents)
  const feeCents = Math.min(one.feeCents, other.feeCents)
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}

/** Ends a paid booking and gives back all that it does not keep; flight and booking are locked. */
export async function endWithRefund(tx: Db, booking: BookingRow, end: End): Promise<void> {
  const {
    refund: reason,
    retained: retainedOfSeats = ZERO_PRICE,
    lateCancelledSeats = 0,
    word = "",
    ...others
  } = end
  const { isUnanswered = false, ...move } = others
  // a passenger who cancels has already been charged for seats that they gave up late; nobody else is
  const isOwnEnd = end.to === "cancelled_by_passenger"
  const { price } = await findCollectedPrice(tx, booking)
  const stays = isOwnEnd
    ? addPrices(retainedOfSeats, retainedOfLateSeats(booking))
    : retainedOfSeats
  // nothing is kept of what never came
  const retained = lowerOf(stays, price)
  const amountCents = price.totalCents - retained.totalCents
  const shareCents = price.shareCents - retained.shareCents
  const feeCents = price.feeCents - retained.feeCents
  const { creditCents } = await sourcesOfGiveBack(tx, booking, { retained: price, left: retained })
  const eventId = await moveBooking(tx, booking, {
    ...move,
    changes: {
      retainedShareCents: retained.shareCents,
      retainedFeeCents: retained.feeCents,
      lateCancelledSeats: isOwnEnd ? booking.lateCancelledSeats + lateCancelledSeats : 0,
      cancellationMessage: word,
      rebookBy: null,
      notificationDueSince: isUnanswered ? clock.now() : null,
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
  const isGuestLeaving = end.role === "passenger" || (isOwnEnd && end.role === "admin")
  await endOpenOrderOf(tx, booking, { ...end, isGuestLeaving })
  await freeSeats(tx, booking.flightId, booking.id)
  await giveBackOfBooking(tx, booking, { retained: price, left: retained, reason, key: KEY })
}
