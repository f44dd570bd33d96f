import { until } from "../books/until.ts"
import { bookSeat, FEE, PRICE, SHARE } from "./book-a-seat.ts"
import { decided, demand, type Journey } from "./journey.ts"
import { letComeNear } from "./let-time-pass.ts"

const HALF = SHARE / 2

/** Of two seats one is given up late, then the other: half is kept until the pilot waives it. */
export const lateSeats: Journey = async (ground) => {
  // whoever gives up seats always sends a key: a seat is not given up twice
  const booked = await bookSeat(ground, { hasKeys: true, seats: 2 })
  const { guest, pilot, flightId, bookingId, book } = booked
  await letComeNear(ground, flightId)
  const stays = { stayHome: [2], shownRefundCents: HALF }
  decided(await guest.insist("POST", `/api/bookings/${bookingId}/give-up-seats`, stays), 200)
  demand(await until(ground.db, book, { booking: "confirmed", refunded: HALF, freeSeats: 2 }))
  const cancelled = { shownRefundCents: HALF }
  decided(await guest.insist("POST", `/api/bookings/${bookingId}/cancel`, cancelled), 200)
  const kept = { booking: "cancelled_by_passenger", share: 2 * HALF, fee: 2 * FEE, refunds: 2 }
  demand(await until(ground.db, book, { ...kept, refunded: 2 * HALF, cardBack: 2 * HALF }))
  decided(await pilot.insist("POST", `/api/bookings/${bookingId}/waive`), 200)
  return until(ground.db, book, {
    booking: "cancelled_by_passenger",
    payment: "refunded",
    captured: 2 * PRICE,
    refunded: 2 * PRICE,
    cardBack: 2 * PRICE,
    share: 0,
    fee: 0,
    freeSeats: 3,
    orders: 1,
    payments: 1,
    refunds: 3,
  })
}
