import { eq } from "drizzle-orm"
import { type BookingPrice, retainedPrice, ZERO_PRICE } from "#features/bookings/core/booking.ts"
import {
  promiseBack,
  takeFromBooking,
} from "#features/bookings/core/server/give-back-of-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { PAY_OUT_QUEUE } from "./pay-out.ts"
import { type PartRow, payoutsTable, settlementPartsTable } from "./settlements-tables.ts"

/** By which the refunds of a settlement are known. */
export const SETTLEMENT_KEY = "settlement"

/**
 * Divides what a locked booking has prepaid, as its statement says: what is too much goes back to where
 * it came from, the share becomes the pilot's, the fee ours with the VAT inside it.
 */
export async function bookPart(
  tx: Db,
  booking: BookingRow,
  part: PartRow,
  pilotId: number,
): Promise<void> {
  const { id: bookingId, checkoutId } = booking
  const left = priceOfPart(part)
  const reason = "settlement"
  const key = SETTLEMENT_KEY
  const retained = retainedPrice(booking)
  let back = ZERO_PRICE
  for (const given of await promiseBack(tx, booking, { retained, left, reason, key })) {
    // of its first order it goes with the statement itself
    if (given.order.id === bookingId) back = priceOfPart(given)
    else await takeFromBooking(tx, booking, given, key)
  }
  const vatCents = vatOfFee(part.feeCents, env().OPERATOR_SMALL_BUSINESS)
  await postMove(tx, {
    businessKey: `booking/${bookingId}/settled`,
    subject: "booking",
    subjectId: bookingId,
    refundKey: "settlement",
    kind: "booking.settled",
    lines: [
      { account: accounts.bookingShare(bookingId), amountCents: left.shareCents + back.shareCents },
      { account: accounts.bookingFee(bookingId), amountCents: left.feeCents + back.feeCents },
      { account: accounts.pilotPayable(pilotId), amountCents: -part.shareCents },
      { account: accounts.earnedFees(), amountCents: vatCents - part.feeCents },
      { account: accounts.owedVat(), amountCents: -vatCents },
      { account: accounts.checkoutPaid(checkoutId), amountCents: -back.totalCents },
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

function priceOfPart({
  shareCents,
  feeCents,
}: Pick<BookingPrice, "shareCents" | "feeCents">): BookingPrice {
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}
