import { sql } from "drizzle-orm"
import { OBJECTION_MS } from "#features/settlements/settlement.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { bookOfPayout } from "../books/of-payout.ts"
import { until } from "../books/until.ts"
import { comeRound } from "../come-round.ts"
import type { Person } from "../person.ts"
import { untilAnswered } from "../wait.ts"
import { bookSeat, FEE, PRICE, SHARE } from "./book-a-seat.ts"
import { decided, demand, type Journey } from "./journey.ts"

const HOUR = 60 * 60 * 1000
const CREDIT = 5_000
/** Cheaper than planned: one guest and the pilot share it. */
const COST = 10_000
const SETTLED_SHARE = COST / 2
const SETTLED_FEE = SETTLED_SHARE / 10
const BACK = PRICE - SETTLED_SHARE - SETTLED_FEE

/** Booked by voucher and card, flown, settled: the pilot is paid, the difference goes back. */
export const settledFlight: Journey = async (ground, options) => {
  const { db } = ground
  const booked = await bookSeat(ground, { ...options, creditCents: CREDIT })
  const { pilot, flightId, bookingId, book } = booked
  await giveAccount(pilot)
  const payout = bookOfPayout(bookingId)
  await letLand(db, flightId)
  demand(await until(db, payout, { flight: "settlement_due" }))
  const costs = [{ kind: "fuel", label: "Sprit", amountCents: COST }]
  decided(await pilot.insist("POST", `/api/flights/${flightId}/settlement-costs`, { costs }), 200)
  const statement = { noShows: [], shownCostCents: COST }
  decided(await pilot.insist("POST", `/api/flights/${flightId}/settlement`, statement), 200)
  await endObjections(db, flightId)
  const paidOut = await until(db, payout, {
    flight: "closed",
    booking: "settled",
    payout: "paid",
    owed: 0,
    sent: SETTLED_SHARE,
    paidOut: SETTLED_SHARE,
  })
  const divided = await until(db, book, {
    payment: "partially_refunded",
    captured: SHARE + FEE,
    refunded: BACK,
    share: 0,
    fee: 0,
    orders: 1,
    payments: 1,
    refunds: 1,
  })
  return [...paidOut, ...divided]
}

async function giveAccount(pilot: Person): Promise<void> {
  const bankAccount = { accountHolder: "Henrik Lorenz", iban: "DE89370400440532013000", bic: "" }
  decided(await pilot.insist("PUT", `/api/users/${pilot.userId}`, { bankAccount }), 200)
}

/** The flight was yesterday. */
async function letLand(db: Db, flightId: number): Promise<void> {
  const landedAt = new Date(clock.now().getTime() - 24 * HOUR)
  const departedAt = new Date(landedAt.getTime() - 2 * HOUR)
  await untilAnswered(() =>
    db.execute(sql`update flights set departs_at = ${departedAt.toISOString()},
      arrives_at = ${landedAt.toISOString()} where id = ${flightId}`),
  )
  await comeRound(db, "flight-times")
}

/** The statement was handed in 48 hours ago, and nobody has objected. */
async function endObjections(db: Db, flightId: number): Promise<void> {
  const openUntil = clock.now()
  const submitted = new Date(openUntil.getTime() - OBJECTION_MS)
  await untilAnswered(() =>
    db.execute(sql`update settlements set submitted_at = ${submitted.toISOString()},
      objections_until = ${openUntil.toISOString()} where flight_id = ${flightId}`),
  )
  await comeRound(db, "close-settlements")
}
