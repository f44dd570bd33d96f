import type { FeeRule } from "#features/settings/fee-rule.ts"
import { roundHalfUp } from "#platform/money.ts"

/*
 * Cost sharing after EU 965/2012 Art. 6(4a)(a): the direct costs of a flight are divided between
 * all people on board, the pilot included. The pilot always carries at least one share and the
 * rounding remainder; a settlement only ever goes down. All amounts are integer cents.
 */

export const MAX_SHARING_PASSENGERS = 5
export const MIN_SEAT_PRICE_CENTS = 1_000
export const MAX_SEAT_PRICE_CENTS = 150_000

/** The most that a seat may cost: one equal share, rounded down. */
export function seatPriceCap(totalCostCents: number, offeredSeats: number): number {
  return Math.floor(totalCostCents / (offeredSeats + 1))
}

/** What the platform takes per seat, VAT included. */
export function serviceFee(seatPriceCents: number, rule: FeeRule): number {
  const fee = roundHalfUp((seatPriceCents * rule.ratePermille) / 1_000)
  return Math.min(rule.maxCents, Math.max(rule.minCents, fee))
}

export interface SeatPrice {
  seatPriceCents: number
  feeCents: number
  /** What a passenger pays and what every card shows. */
  totalCents: number
}

/** The full price of one seat; of what is held or booked by the rule that it was held by. */
export function priceOfSeat(seatPriceCents: number, rule: FeeRule): SeatPrice {
  const feeCents = serviceFee(seatPriceCents, rule)
  return { seatPriceCents, feeCents, totalCents: seatPriceCents + feeCents }
}

/** What is left for the pilot when every offered seat is taken. */
export function pilotShare(
  totalCostCents: number,
  seatPriceCents: number,
  offeredSeats: number,
): number {
  return totalCostCents - seatPriceCents * offeredSeats
}

/** One booked seat at settlement: flown in full, or kept in part (late cancellation, no-show). */
export interface SettledSeat {
  prepaidCents: number
  /** By which its fee was reckoned when it was held. */
  feeRule: FeeRule
  /** Of a seat that did not fly: the part that is kept. Absent on a seat that flew. */
  retainedCents?: number
}

interface SettledShare {
  shareCents: number
  feeCents: number
  refundCents: number
  feeRefundCents: number
}

export interface Settlement {
  seats: SettledShare[]
  pilotCents: number
}

/**
 * The statement after the flight: share = min(prepaid, floor(actual / (seats that count + 1))).
 * Every seat given here counts, flown or retained in part.
 */
export function settle(actualCostCents: number, seats: readonly SettledSeat[]): Settlement {
  const equalShare = Math.floor(actualCostCents / (seats.length + 1))
  const settled = seats.map((seat) => settleSeat(seat, equalShare))
  const carried = settled.reduce((sum, seat) => sum + seat.shareCents, 0)
  return { seats: settled, pilotCents: actualCostCents - carried }
}

function settleSeat(seat: SettledSeat, equalShare: number): SettledShare {
  const shareCents = Math.min(
    seat.retainedCents ?? seat.prepaidCents,
    seat.prepaidCents,
    equalShare,
  )
  const prepaidFee = serviceFee(seat.prepaidCents, seat.feeRule)
  // a seat that did not fly keeps the fee it paid (product decision: "fee kept")
  const feeCents =
    seat.retainedCents === undefined
      ? Math.min(prepaidFee, serviceFee(shareCents, seat.feeRule))
      : prepaidFee
  return {
    shareCents,
    feeCents,
    refundCents: seat.prepaidCents - shareCents,
    feeRefundCents: prepaidFee - feeCents,
  }
}

/** Asked of a cost of the kind „other“ that has no name. */
export const COST_UNNAMED = "Wofür ist dieser Betrag?"

/** Why the hours of an aircraft that somebody owns alone are not shared (product rule 2). */
export const SOLE_OWNER_SHARES_NO_HOURS =
  "Bei einem Flugzeug, das dir allein gehört, wird kein Stundensatz geteilt. Trag Sprit und Gebühren ein."
