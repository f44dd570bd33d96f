import { days } from "#platform/duration.ts"

/** A price that a flight had from an instant on, until the next one. */
export interface PriceAt {
  seatPriceCents: number
  validFrom: Date
}

export interface PriceCut {
  /** The lowest price of the last 30 days before the cut. */
  formerSeatPriceCents: number
  seatPriceCents: number
  since: Date
}

/** § 11 Abs. 1 PAngV: who announces a reduction names the lowest total price of the last 30 days. */
export const REFERENCE_DAYS = 30

/**
 * The reduction that may be announced for a flight with this price history, if there is one. A run
 * of cuts without a rise between them is one reduction, and its 30 days end where it began (§ 11
 * Abs. 2 PAngV). A price that only returns to where it was within those days is no reduction.
 */
export function findPriceCut(history: readonly PriceAt[]): PriceCut | undefined {
  const prices = withoutRepeats(
    history.toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime()),
  )
  const current = prices.at(-1)
  const before = prices.at(-2)
  if (!current || !before || current.seatPriceCents >= before.seatPriceCents) return undefined
  const first = firstOfRun(prices)
  const begin = prices[first]?.validFrom ?? current.validFrom
  const formerSeatPriceCents = lowestBefore(prices.slice(0, first), begin)
  if (formerSeatPriceCents === undefined || current.seatPriceCents >= formerSeatPriceCents) {
    return undefined
  }
  return { formerSeatPriceCents, seatPriceCents: current.seatPriceCents, since: begin }
}

/** Saving a flight writes its price anew; only a change counts. */
function withoutRepeats(prices: readonly PriceAt[]): PriceAt[] {
  return prices.filter(
    ({ seatPriceCents }, index) => seatPriceCents !== prices[index - 1]?.seatPriceCents,
  )
}

/** Where the cuts began that led to the price of today. */
function firstOfRun(prices: readonly PriceAt[]): number {
  let first = prices.length - 1
  const at = (index: number) => prices[index]?.seatPriceCents ?? 0
  while (first > 1 && at(first - 1) < at(first - 2)) first--
  return first
}

/** The lowest price that held at any moment of the 30 days before `begin`. */
function lowestBefore(prices: readonly PriceAt[], begin: Date): number | undefined {
  const from = begin.getTime() - days(REFERENCE_DAYS)
  const held = prices.filter((_, index) => {
    const until = prices[index + 1]?.validFrom ?? begin
    return until.getTime() > from
  })
  return held.length === 0 ? undefined : Math.min(...held.map((price) => price.seatPriceCents))
}
