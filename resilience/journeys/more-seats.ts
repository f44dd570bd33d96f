import { bookOfMoreSeats } from "../books/of-booking.ts"
import { until } from "../books/until.ts"
import { signedIn } from "../person.ts"
import { untilAnswered } from "../wait.ts"
import { bookSeat, FEE, orderHeld, PRICE, SHARE } from "./book-a-seat.ts"
import { decided, demand, type Journey } from "./journey.ts"

const CREDIT = 5_000

/** Booked by voucher and card; a second seat is added by card and given back: its own payment pays for that. */
export const moreSeats: Journey = async (ground, options) => {
  const { db } = ground
  const booked = await bookSeat(ground, { ...options, creditCents: CREDIT })
  const { guest, pilot, bookingId, book } = booked
  const input = { seats: 1, shownTotalCents: PRICE }
  decided(await guest.insist("POST", `/api/bookings/${bookingId}/more-seats`, input), 201)
  await orderHeld(guest)
  const bookOfMore = bookOfMoreSeats(bookingId)
  demand(await until(db, bookOfMore, { order: "requested", payment: "authorised" }))
  const { orderId } = await untilAnswered(() => bookOfMore.read(db))
  decided(await pilot.insist("POST", `/api/bookings/${orderId}/accept`), 200)
  const both = { booking: "confirmed", seats: 2, payment: "captured captured", captured: 2 * PRICE }
  demand(await until(db, book, { ...both, share: 2 * SHARE, fee: 2 * FEE, freeSeats: 1 }))
  // whoever gives up seats always sends a key: a seat is not given up twice
  const careful = await signedIn(ground, guest.userId, true)
  const stays = { stayHome: [1], shownRefundCents: PRICE }
  decided(await careful.insist("POST", `/api/bookings/${bookingId}/give-up-seats`, stays), 200)
  return [
    ...(await until(db, bookOfMore, { order: "joined", payment: "refunded" })),
    ...(await until(db, book, {
      booking: "confirmed",
      seats: 1,
      payment: "captured refunded",
      captured: 2 * PRICE,
      refunded: PRICE,
      cardBack: PRICE,
      credit: 0,
      share: SHARE,
      fee: FEE,
      freeSeats: 2,
      orders: 2,
      payments: 2,
      refunds: 1,
    })),
  ]
}
