import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookOfPayout } from "../books/of-payout.ts"
import { until } from "../books/until.ts"
import { type Person, signedIn } from "../person.ts"
import { untilMade } from "../wait.ts"
import { bookSeat, PRICE } from "./book-a-seat.ts"
import { decided, type Journey } from "./journey.ts"
import { endObjections, letAccountAge, letLand } from "./let-time-pass.ts"

const CREDIT = 5_000
/** Cheaper than planned: one guest and the pilot share it. */
const COST = 10_000
const SETTLED_SHARE = COST / 2
const SETTLED_FEE = SETTLED_SHARE / 10

/** Booked by voucher and card, flown, settled: the pilot is paid, the difference goes back. */
export const settledFlight: Journey = async (ground, options) => {
  const { db } = ground
  const booked = await bookSeat(ground, { ...options, creditCents: CREDIT })
  const { pilot, flightId, bookingId, book } = booked
  await giveAccount(pilot)
  await letAccountAge(ground, pilot.userId)
  await letLand(ground, booked)
  await handIn(pilot, flightId)
  await endObjections(ground, flightId)
  const paidOut = await until(db, bookOfPayout(bookingId), {
    flight: "closed",
    booking: "settled",
    payout: "paid",
    owed: 0,
    sent: SETTLED_SHARE,
    paidOut: SETTLED_SHARE,
  })
  const divided = await until(db, book, {
    payment: "partially_refunded",
    captured: PRICE,
    refunded: PRICE - SETTLED_SHARE - SETTLED_FEE,
    share: 0,
    fee: 0,
    orders: 1,
    payments: 1,
    refunds: 1,
  })
  return [...paidOut, ...divided]
}

/** The guest objects to the statement and is right: everything goes back, and nothing to the pilot. */
export const rightObjection: Journey = async (ground, options) => {
  const { db } = ground
  const booked = await bookSeat(ground, options)
  const { guest, pilot, flightId, bookingId, book } = booked
  await letLand(ground, booked)
  await handIn(pilot, flightId)
  const objection = { kind: "presence", words: "Der Flug fiel aus." }
  decided(await guest.insist("POST", `/api/bookings/${bookingId}/objection`, objection), 200)
  const answer = { words: "Der Gast hat recht." }
  decided(await pilot.insist("POST", `/api/bookings/${bookingId}/objection-answer`, answer), 200)
  const { id: adminId } = await untilMade(db, (tx) => makeUser(tx, { isAdmin: true }))
  const office = await signedIn(ground, adminId, options.hasKeys)
  const decision = { verdict: "settled", words: "Das stimmt." }
  const path = `/api/bookings/${bookingId}/objection-decision`
  decided(await office.insist("POST", path, decision), 200)
  await endObjections(ground, flightId)
  const nothing = { flight: "closed", booking: "settled", payout: "", owed: 0, paidOut: 0 }
  return [
    ...(await until(db, bookOfPayout(bookingId), nothing)),
    ...(await until(db, book, ALL_BACK)),
  ]
}

/** It was not flown: everything goes back. */
export const groundedFlight: Journey = async (ground, options) => {
  const booked = await bookSeat(ground, options)
  const { pilot, flightId, book } = booked
  await letLand(ground, booked)
  decided(await pilot.insist("POST", `/api/flights/${flightId}/not-flown`), 200)
  return until(ground.db, book, { ...ALL_BACK, booking: "cancelled_by_pilot" })
}

const ALL_BACK = {
  payment: "refunded",
  captured: PRICE,
  refunded: PRICE,
  cardBack: PRICE,
  share: 0,
  fee: 0,
  orders: 1,
  payments: 1,
  refunds: 1,
}

async function giveAccount(pilot: Person): Promise<void> {
  const bankAccount = { accountHolder: "Henrik Lorenz", iban: "DE89370400440532013000", bic: "" }
  decided(await pilot.insist("PUT", `/api/users/${pilot.userId}`, { bankAccount }), 200)
}

/** Says what the flight has cost, and that everybody came along. */
async function handIn(pilot: Person, flightId: number): Promise<void> {
  const costs = [{ kind: "fuel", label: "Sprit", amountCents: COST }]
  decided(await pilot.insist("POST", `/api/flights/${flightId}/settlement-costs`, { costs }), 200)
  const statement = { noShows: [], shownCostCents: COST }
  decided(await pilot.insist("POST", `/api/flights/${flightId}/settlement`, statement), 200)
}
