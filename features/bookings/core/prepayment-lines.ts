import { accounts, type LedgerLine } from "#features/ledger/ledger.ts"

interface Prepayment {
  shareCents: number
  feeCents: number
  /** Inside the fee. */
  vatCents: number
}

/**
 * What an order has prepaid, divided into share and fee; negative amounts give it back. The VAT inside
 * the fee is owed from the day on which it is collected (§ 13 (1) no. 1 a sentence 4 UStG), and no longer from
 * the day on which it goes back (§ 17 UStG). Until the flight the fee is owed back in full, VAT included: so
 * the other side of the VAT is an account of its own, and none of the fee's.
 */
export function prepaymentLines(
  { bookingId, checkoutId }: { bookingId: number; checkoutId: number },
  { shareCents, feeCents, vatCents }: Prepayment,
): LedgerLine[] {
  return [
    { account: accounts.checkoutPaid(checkoutId), amountCents: shareCents + feeCents },
    { account: accounts.bookingShare(bookingId), amountCents: -shareCents },
    { account: accounts.bookingFee(bookingId), amountCents: -feeCents },
    { account: accounts.bookingVat(bookingId), amountCents: vatCents },
    { account: accounts.owedVat(), amountCents: -vatCents },
  ]
}
