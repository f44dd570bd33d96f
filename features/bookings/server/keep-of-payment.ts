import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingPrice } from "../booking.ts"
import type { BookingRow } from "./move-booking.ts"

/**
 * Leaves a locked booking only what it keeps of its collected payment; the rest waits with the
 * checkout for its refund. What is not collected yet is divided when it is, by what is kept then.
 */
export async function keepOfPayment(
  tx: Db,
  booking: BookingRow,
  kept: BookingPrice,
  key: string,
): Promise<void> {
  const share = accounts.bookingShare(booking.id)
  const fee = accounts.bookingFee(booking.id)
  const balances = await listBalances(tx, [share, fee])
  const shareCents = -(balances.get(share) ?? 0) - kept.shareCents
  const feeCents = -(balances.get(fee) ?? 0) - kept.feeCents
  if (balances.size === 0 || shareCents + feeCents === 0) return
  await postMove(tx, {
    businessKey: `booking/${booking.id}/given-back/${key}`,
    kind: "booking.given_back",
    lines: [
      { account: share, amountCents: shareCents },
      { account: fee, amountCents: feeCents },
      { account: accounts.checkoutPaid(booking.checkoutId), amountCents: -shareCents - feeCents },
    ],
  })
}
