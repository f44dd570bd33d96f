import type { LedgerLine } from "#features/ledger/ledger.ts"

/** What a move adds to what somebody is charged; negative where it takes away. */
export interface Charge {
  shareCents: number
  feeCents: number
  voucherCents: number
}

const SHARE = /^(?:booking:\d+:share|pilot:\d+:payable)$/
const FEE = /^(?:booking:\d+:fee|platform:fees|platform:vat)$/
const VOUCHER = /^voucher:\d+$/
const ORDER = /^checkout:\d+:paid$/

/**
 * What a move charges, by its lines alone: what an order paid and now belongs to a booking or to a
 * voucher that was bought. Who holds a share or a fee afterwards (the booking, the pilot, we, the tax
 * office) makes no difference to who paid it.
 */
export function chargeOfMove(lines: readonly LedgerLine[]): Charge {
  const on = (which: RegExp) =>
    0 - lines.reduce((sum, line) => (which.test(line.account) ? sum + line.amountCents : sum), 0)
  // a voucher out of goodwill was never bought, and credit that is used or comes back is no purchase
  const isOrder = lines.some(({ account }) => ORDER.test(account))
  return {
    shareCents: on(SHARE),
    feeCents: on(FEE),
    voucherCents: isOrder ? on(VOUCHER) : 0,
  }
}

export function totalOf({ shareCents, feeCents, voucherCents }: Charge): number {
  return shareCents + feeCents + voucherCents
}
