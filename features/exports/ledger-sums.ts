import type { Account, AccountPurpose, MoveKind } from "#features/ledger/ledger.ts"

/** All accounts of one purpose in a month: what lay there before, what came and went, what lay there after. */
export interface PurposeSum {
  purpose: AccountPurpose
  provider: Account["provider"]
  openingCents: number
  debitCents: number
  creditCents: number
}

/** What all moves of a kind have moved on accounts of one purpose in a month. */
export interface KindSum {
  kind: MoveKind
  purpose: AccountPurpose
  /** Of moves with a line on what was paid for an order: only those charge somebody. */
  isOfOrder: boolean
  cents: number
}

export function closingOf({ openingCents, debitCents, creditCents }: PurposeSum): number {
  return openingCents + debitCents - creditCents
}

const keyOf = ({ purpose, provider }: PurposeSum) => `${purpose}/${provider ?? ""}`

/** The purposes whose sums are no longer what they were. */
export function changedPurposes(
  before: readonly PurposeSum[],
  now: readonly PurposeSum[],
): PurposeSum[] {
  const former = new Map(before.map((sum) => [keyOf(sum), sum]))
  const present = new Map(now.map((sum) => [keyOf(sum), sum]))
  const gone = before.filter((sum) => !present.has(keyOf(sum)))
  return [
    ...gone,
    ...now.filter((sum) => {
      const was = former.get(keyOf(sum))
      return (
        was?.openingCents !== sum.openingCents ||
        was.debitCents !== sum.debitCents ||
        was.creditCents !== sum.creditCents
      )
    }),
  ]
}
