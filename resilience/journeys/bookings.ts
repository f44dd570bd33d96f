import { until } from "../books/until.ts"
import { bookSeat, PRICE, requestSeat } from "./book-a-seat.ts"
import { decided, type Journey } from "./journey.ts"

const CREDIT = 5_000

/** Redeemed, held, ordered, paid by voucher and card, accepted, collected, cancelled, given back. */
export const wholeBooking: Journey = async (ground, options) => {
  const { guest, bookingId, book } = await bookSeat(ground, { ...options, creditCents: CREDIT })
  const cancelled = { shownRefundCents: PRICE }
  decided(await guest.insist("POST", `/api/bookings/${bookingId}/cancel`, cancelled), 200)
  return until(ground.db, book, {
    booking: "cancelled_by_passenger",
    payment: "refunded",
    captured: PRICE,
    refunded: PRICE,
    cardBack: PRICE - CREDIT,
    credit: CREDIT,
    share: 0,
    fee: 0,
    freeSeats: 3,
    orders: 1,
    payments: 1,
    refunds: 1,
  })
}

/** Paid by card, and the pilot says no: nothing was ever collected. */
export const declinedRequest: Journey = async (ground, options) => {
  const { pilot, bookingId, book } = await requestSeat(ground, options)
  const why = { reason: "" }
  decided(await pilot.insist("POST", `/api/bookings/${bookingId}/decline`, why), 200)
  return until(ground.db, book, {
    booking: "declined",
    payment: "voided",
    captured: 0,
    refunded: 0,
    cardBack: 0,
    credit: 0,
    share: 0,
    fee: 0,
    freeSeats: 3,
    orders: 1,
    payments: 1,
    refunds: 0,
  })
}
