import { eq } from "drizzle-orm"
import { keptPrice } from "#features/bookings/booking.ts"
import type { BookingRow } from "#features/bookings/server/move-booking.ts"
import { paymentOf } from "#features/bookings/server/payment-of-booking.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { vatOf } from "#features/ledger/vat-of.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { refundOf } from "../settlement.ts"
import { PAY_OUT_QUEUE } from "./pay-out.ts"
import { type PartRow, payoutsTable, settlementPartsTable } from "./settlements-tables.ts"

/**
 * Divides what a locked booking has prepaid, as its statement says: the share becomes the pilot's,
 * the fee ours with the VAT inside it, the rest goes back to where it came from.
 */
export async function bookPart(
  tx: Db,
  booking: BookingRow,
  part: PartRow,
  pilotId: number,
): Promise<void> {
  const { id: bookingId, checkoutId } = booking
  const refundCents = refundOf(part)
  if (refundCents > 0) {
    const paymentId = await paymentOf(tx, booking)
    const reason = "settlement" as const
    await refundPayment(tx, { paymentId, amountCents: refundCents, reason, key: reason })
  }
  const held = keptPrice(booking)
  const { netCents, vatCents } = vatOf(part.feeCents, {
    isSmallBusiness: env().OPERATOR_SMALL_BUSINESS,
  })
  await postMove(tx, {
    businessKey: `booking/${bookingId}/settled`,
    kind: "booking.settled",
    lines: [
      { account: accounts.bookingShare(bookingId), amountCents: held.shareCents },
      { account: accounts.bookingFee(bookingId), amountCents: held.feeCents },
      { account: accounts.pilotPayable(pilotId), amountCents: -part.shareCents },
      { account: accounts.earnedFees(), amountCents: -netCents },
      { account: accounts.owedVat(), amountCents: -vatCents },
      { account: accounts.checkoutPaid(checkoutId), amountCents: -refundCents },
    ],
  })
  const now = clock.now()
  await tx
    .update(settlementPartsTable)
    .set({ bookedAt: now, vatCents })
    .where(eq(settlementPartsTable.bookingId, bookingId))
  if (part.shareCents === 0) return
  await tx.insert(payoutsTable).values({
    bookingId,
    pilotId,
    amountCents: part.shareCents,
    status: "released",
    releasedAt: now,
  })
  await enqueue(tx, PAY_OUT_QUEUE, { bookingId })
}
