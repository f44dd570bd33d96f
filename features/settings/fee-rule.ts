/** How the service fee of a seat follows from its price. */
export type FeeRule = {
  /** Of the cost share, per mille. */
  ratePermille: number
  minCents: number
  maxCents: number
}

/** What holds until an operator changes it: 10 %, at least 5.00, at most 50.00 EUR. */
export const STANDARD_FEE_RULE: FeeRule = { ratePermille: 100, minCents: 500, maxCents: 5_000 }
