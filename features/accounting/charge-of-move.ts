import type { AccountPurpose, LedgerLine } from "#features/ledger/ledger.ts"

/** What a move adds to what somebody is charged; negative where it takes away. */
export interface Charge {
  shareCents: number
  feeCents: number
  voucherCents: number
}

const SHARE: readonly AccountPurpose[] = ["booking_share", "pilot_payable"]
const FEE: readonly AccountPurpose[] = ["booking_fee", "booking_vat", "earned_fees", "owed_vat"]

/**
 * What a move charges, by its lines alone: what an order paid and now belongs to a booking or to a
 * voucher that was bought. Who holds a share or a fee afterwards (the booking, the pilot, we, the tax
 * office) makes no difference to who paid it.
 */
export function chargeOfMove(lines: readonly LedgerLine[]): Charge {
  const on = (which: readonly AccountPurpose[]) =>
    0 -
    lines.reduce(
      (sum, { account, amountCents }) =>
        which.includes(account.purpose) ? sum + amountCents : sum,
      0,
    )
  // a voucher out of goodwill was never bought, and credit that is used or comes back is no purchase
  const isOrder = lines.some(({ account }) => account.purpose === "checkout_paid")
  return {
    shareCents: on(SHARE),
    feeCents: on(FEE),
    voucherCents: isOrder ? on(["voucher"]) : 0,
  }
}

export function totalOf({ shareCents, feeCents, voucherCents }: Charge): number {
  return shareCents + feeCents + voucherCents
}
