import { eq } from "drizzle-orm"
import { type BookingPrice, ZERO_PRICE } from "#features/bookings/core/booking.ts"
import { findCollectedPrice } from "#features/bookings/core/server/collected-price.ts"
import {
  promiseBack,
  takeFromBooking,
} from "#features/bookings/core/server/give-back-of-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { listPaidOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { collectedPartOf } from "../collected-part.ts"
import { settlementLines } from "../settlement-lines.ts"
import { PAY_OUT_QUEUE } from "./payouts/pay-out.ts"
import { type PartRow, payoutsTable, settlementPartsTable } from "./settlements-tables.ts"

/** By which the refunds of a settlement are known. */
export const SETTLEMENT_KEY = "settlement"

/**
 * Divides what a locked booking has prepaid, as its statement says: what is too much goes back to where
 * it came from, the share becomes the pilot's, the fee ours with the VAT inside it, order by order.
 */
export async function bookPart(
  tx: Db,
  booking: BookingRow,
  stated: PartRow,
  pilotId: number,
): Promise<void> {
  const { id: bookingId, checkoutId } = booking
  const { price: retained } = await findCollectedPrice(tx, booking)
  const part = collectedPartOf(stated, retained)
  const left = priceOfPart(part)
  const reason = "settlement"
  const key = SETTLEMENT_KEY
  let back = ZERO_PRICE
  for (const given of await promiseBack(tx, booking, { retained, left, reason, key })) {
    // of its first order it goes with the statement itself
    if (given.order.id === bookingId) back = priceOfPart(given)
    else await takeFromBooking(tx, booking, given, key)
  }
  const { vatCents, owedVatCents } = await vatOfOrders(tx, booking, back.feeCents)
  if (retained.totalCents > 0)
    await postMove(tx, {
      businessKey: `booking/${bookingId}/settled`,
      subject: "booking",
      subjectId: bookingId,
      refundKey: "settlement",
      kind: "booking.settled",
      lines: settlementLines(
        { bookingId, checkoutId, pilotId },
        { kept: left, back, vatCents, owedVatCents },
      ),
    })
  const now = clock.now()
  await tx
    .update(settlementPartsTable)
    .set({ ...part, bookedAt: now, vatCents })
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

/**
 * The VAT of what the orders of a booking keep, each an invoice of its own, and what of it is owed already.
 * @param backCents what its first order gives back of its fee with the settlement's own move
 */
async function vatOfOrders(tx: Db, booking: BookingRow, backCents: number) {
  let vatCents = 0
  let owedVatCents = 0
  for (const { id, divided, chargesVat } of await listPaidOrders(tx, booking)) {
    if (!divided) continue
    const feeCents = divided.feeCents - (id === booking.id ? backCents : 0)
    // collected before prepayments posted VAT: as the operator is taxed now
    const isSmallBusiness = chargesVat === null ? env().OPERATOR_SMALL_BUSINESS : !chargesVat
    vatCents += vatOfFee(feeCents, isSmallBusiness)
    owedVatCents += divided.vatCents
  }
  return { vatCents, owedVatCents }
}

function priceOfPart({
  shareCents,
  feeCents,
}: Pick<BookingPrice, "shareCents" | "feeCents">): BookingPrice {
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}
