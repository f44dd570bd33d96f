/** What a person can play on the trial payment page: card, bank and network. */
export const TRIAL_OUTCOMES = [
  "pay",
  "reserve",
  "challenge",
  "confirm",
  "decline",
  "abandon",
  "debit",
  "settle",
  "bounce",
] as const

export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number]
