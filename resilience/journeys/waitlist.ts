import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookOfBooking } from "../books/of-booking.ts"
import { until } from "../books/until.ts"
import { signedIn } from "../person.ts"
import { untilAnswered, untilMade } from "../wait.ts"
import { acceptSeat, FEE, PRICE, payHeld, SHARE } from "./book-a-seat.ts"
import { decided, type Journey } from "./journey.ts"

/** The only seat is taken; who waits for it is offered it when it is given back, and pays for it. */
export const claimedSeat: Journey = async (ground, { hasKeys }) => {
  const { db } = ground
  const flight = await untilMade(db, (tx) =>
    makeFlight(tx, { seatsOffered: 1, totalCostCents: 12_500 }),
  )
  const { id: leavingId } = await untilMade(db, (tx) => makeUser(tx))
  const taken = await untilMade(db, (tx) => makeBooking(tx, { flight, passengerId: leavingId }))
  const { id: guestId } = await untilMade(db, (tx) => makeUser(tx))
  const guest = await signedIn(ground, guestId, hasKeys)
  decided(await guest.insist("POST", `/api/flights/${flight.id}/waitlist`, { seats: 1 }), 204)
  const leaving = await signedIn(ground, leavingId, hasKeys)
  const cancelled = { shownRefundCents: PRICE }
  decided(await leaving.insist("POST", `/api/bookings/${taken.id}/cancel`, cancelled), 200)
  const claim = decided(await guest.insist("GET", `/de/kasse/warteliste/${flight.id}`), 302)
  if (!claim.location.startsWith("/de/kasse?")) return [`the claim leads to ${claim.location}`]
  const book = await payHeld(ground, guest, flight.id)
  const { bookingId } = await untilAnswered(() => book.read(db))
  const pilot = await signedIn(ground, flight.pilotId, hasKeys)
  await acceptSeat(ground, { pilot, bookingId, book })
  const claimed = await until(db, book, {
    booking: "confirmed",
    payment: "captured",
    captured: PRICE,
    refunded: 0,
    share: SHARE,
    fee: FEE,
    freeSeats: 0,
    orders: 1,
    payments: 1,
    refunds: 0,
  })
  const left = await until(db, bookOfBooking(flight.id, leavingId), {
    booking: "cancelled_by_passenger",
    payment: "refunded",
    refunded: PRICE,
    cardBack: PRICE,
    refunds: 1,
  })
  return [...claimed, ...left]
}
