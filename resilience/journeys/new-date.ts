import { sql } from "drizzle-orm"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { startIn } from "#tests/support/proposal-steps.ts"
import { bookOfBooking } from "../books/of-booking.ts"
import { until } from "../books/until.ts"
import { untilAnswered, untilMade } from "../wait.ts"
import { bookSeat, FEE, PRICE, SHARE } from "./book-a-seat.ts"
import { decided, type Journey } from "./journey.ts"

/** The pilot calls the flight off and offers another day; the guest takes it and pays nothing again. */
export const newDate: Journey = async (ground, options) => {
  const { db } = ground
  const flight = await untilMade(db, (tx) => makeFitFlight(tx))
  const { guest, pilot, bookingId } = await bookSeat(ground, { ...options, flight })
  const called = { reason: "weather", word: "", starts: [startIn(8)] }
  decided(await pilot.insist("POST", `/api/flights/${flight.id}/new-dates`, called), 200)
  const { id: newDateId } = await dateOf(db, flight.id)
  decided(await guest.insist("POST", `/api/bookings/${bookingId}/new-date`, { newDateId }), 200)
  const { flightId } = await dateOf(db, flight.id)
  return until(db, bookOfBooking(flightId ?? 0, guest.userId), {
    bookingId,
    booking: "confirmed",
    payment: "captured",
    captured: PRICE,
    refunded: 0,
    cardBack: 0,
    share: SHARE,
    fee: FEE,
    freeSeats: 2,
    orders: 1,
    payments: 1,
    refunds: 0,
  })
}

/** In three days, by a pilot who may fly guests. */
async function makeFitFlight(db: Db) {
  const { id: pilotId } = await makePilot(db)
  await makeLanding(db, { userId: pilotId, takeOffs: 5, landings: 5 })
  const { id: planeId } = await makePlane(db, { pilotId })
  const departsAt = new Date(clock.now().getTime() + hours(72))
  return makeFlight(db, { pilotId, planeId, departsAt })
}

async function dateOf(db: Db, flightId: number) {
  const { rows } = await untilAnswered(() =>
    db.execute<{ id: number; flightId: number | null }>(
      sql`select id, new_flight_id as "flightId" from new_dates where flight_id = ${flightId}`,
    ),
  )
  const [date, another] = rows
  if (!date || another) throw new Error(`flight ${flightId} has ${rows.length} new dates`)
  return date
}
