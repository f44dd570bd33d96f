import type { BookingPrice } from "#features/bookings/core/booking.ts"
import { accounts, type LedgerLine } from "#features/ledger/ledger.ts"

type Parts = Pick<BookingPrice, "shareCents" | "feeCents">

interface Division {
  /** What the pilot and we keep, and what goes back to the order that it came from. */
  kept: Parts
  back: Parts
  /** Inside the kept fee, and what of it was owed before, since the fee was prepaid. */
  vatCents: number
  owedVatCents: number
}

/**
 * All that a booking has prepaid, divided: the share becomes the pilot's, the fee ours. Its VAT changes
 * hands by the difference alone; what a prepayment of before its VAT was owed has not posted, is posted here.
 */
export function settlementLines(
  { bookingId, checkoutId, pilotId }: { bookingId: number; checkoutId: number; pilotId: number },
  { kept, back, vatCents, owedVatCents }: Division,
): LedgerLine[] {
  return [
    { account: accounts.bookingShare(bookingId), amountCents: kept.shareCents + back.shareCents },
    { account: accounts.bookingFee(bookingId), amountCents: kept.feeCents + back.feeCents },
    { account: accounts.pilotPayable(pilotId), amountCents: -kept.shareCents },
    { account: accounts.earnedFees(), amountCents: vatCents - kept.feeCents },
    { account: accounts.bookingVat(bookingId), amountCents: -owedVatCents },
    { account: accounts.owedVat(), amountCents: owedVatCents - vatCents },
    { account: accounts.checkoutPaid(checkoutId), amountCents: -back.shareCents - back.feeCents },
  ]
}
