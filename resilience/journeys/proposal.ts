import { sql } from "drizzle-orm"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { Db } from "#platform/server/db.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import { makeFitOffer, OFFER_TOTAL_CENTS, startIn } from "#tests/support/proposal-steps.ts"
import { bookOfBooking } from "../books/of-booking.ts"
import { until } from "../books/until.ts"
import { signedIn } from "../person.ts"
import { untilAnswered, untilMade } from "../wait.ts"
import { orderPathOf } from "./book-a-seat.ts"
import { decided, demand, type Journey } from "./journey.ts"

/** Somebody names a day for an offer without one and pays; the pilot takes it, and it is a flight. */
export const proposal: Journey = async (ground, { hasKeys }) => {
  const { db } = ground
  const offer = await untilMade(db, (tx) => makeFitOffer(tx))
  const { id: guestId } = await untilMade(db, (tx) => makeUser(tx))
  const guest = await signedIn(ground, guestId, hasKeys)
  const pilot = await signedIn(ground, offer.pilotId, hasKeys)
  const shownTotalCents = OFFER_TOTAL_CENTS
  const input = { flightId: offer.id, seats: 1, shownTotalCents, ...startIn(8) }
  decided(await guest.insist("POST", "/api/checkouts/proposals", input), 201)
  const body = orderOf(1, { shownTotalCents })
  const order = decided(await guest.insist("POST", await orderPathOf(guest), body), 200)
  const ref = String(order.json.paymentPath).split("/").at(-1)
  decided(await guest.insist("POST", `/api/trial-payments/${ref}`, { outcome: "pay" }), 200)
  const proposed = bookOfBooking(offer.id, guestId)
  demand(await until(db, proposed, { booking: "requested", payment: "authorised" }))
  const { bookingId } = await untilAnswered(() => proposed.read(db))
  decided(await pilot.insist("POST", `/api/bookings/${bookingId}/accept`), 200)
  const flightId = await untilAnswered(() => flightOf(db, bookingId))
  return until(db, bookOfBooking(flightId, guestId), {
    bookingId,
    booking: "confirmed",
    payment: "captured",
    captured: OFFER_TOTAL_CENTS,
    refunded: 0,
    share: 5_000,
    fee: 500,
    freeSeats: 1,
    orders: 1,
    payments: 1,
    refunds: 0,
  })
}

/** The offer, or the flight that came of it. */
async function flightOf(db: Db, bookingId: number): Promise<number> {
  const { rows } = await db.execute<{ flightId: number }>(
    sql`select flight_id as "flightId" from bookings where id = ${bookingId}`,
  )
  return rows[0]?.flightId ?? 0
}
