import { parseCents } from "#features/flights/draft/typed-values.ts"

/** What somebody has typed of the card's part; empty: they leave it to the rule. */
export function typedSplit(typed: string | undefined): number | undefined {
  if (!typed?.trim()) return undefined
  return parseCents(typed) ?? Number.NaN
}

/** The same as the command takes it. */
export function splitIn(typed: string): { toCardCents?: number | undefined } {
  const toCardCents = typedSplit(typed)
  return toCardCents === undefined ? {} : { toCardCents }
}
