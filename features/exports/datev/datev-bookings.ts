import type { LedgerLine } from "#features/ledger/ledger.ts"
import { type Chart, datevAccountOf } from "./datev-accounts.ts"

/** One line of a batch: from the credited account to the debited one. */
export interface DatevBooking {
  debit: string
  credit: string
  cents: number
}

/**
 * A move as bookings of two accounts each, since a line of a batch has no more. Whatever the pairs are, each
 * account gets what the move books on it, and nothing is booked from an account to itself.
 */
export function toDatevBookings(
  lines: readonly LedgerLine[],
  chart: { chart: Chart; accountLength: number },
): DatevBooking[] {
  const sums = new Map<string, number>()
  let unbooked = 0
  for (const { account, amountCents } of lines) {
    const number = datevAccountOf(account.purpose, chart)
    if (number === undefined) unbooked += amountCents
    else sums.set(number, (sums.get(number) ?? 0) + amountCents)
  }
  if (unbooked !== 0) throw new Error(`${unbooked} cents are reserved and paid in one line`)
  const debits = [...sums].filter(([, cents]) => cents > 0)
  const credits = [...sums].filter(([, cents]) => cents < 0)
  return pair(debits, credits)
}

function pair(
  debits: readonly (readonly [string, number])[],
  credits: readonly (readonly [string, number])[],
): DatevBooking[] {
  const bookings: DatevBooking[] = []
  const open = credits.map(([number, cents]) => ({ number, cents: -cents }))
  for (const [debit, wanted] of debits) {
    let left = wanted
    for (const credit of open) {
      const cents = Math.min(left, credit.cents)
      if (cents === 0) continue
      bookings.push({ debit, credit: credit.number, cents })
      left -= cents
      credit.cents -= cents
    }
  }
  return bookings
}
