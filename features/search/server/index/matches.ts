import type { TraitCounts } from "./traits.ts"

/**
 * What fits: rows with the key of the order that was wished for, the smallest first. It lies in room that
 * the next search uses again, so it holds until whoever asked waits for something.
 */
export interface Matches {
  count: number
  rows: Int32Array
  keys: Float64Array
  tally: Tally
}

/** How many flights each value of a filter would leave, the other filters as they are. */
export interface Tally {
  traits: TraitCounts
  /** By how many of PRICE_STEPS_EURO a price is above. */
  prices: Int32Array
  /** By how many of RATING_STEPS a rating reaches. */
  ratings: Int32Array
}
