import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { RefundReason } from "#features/payments/refund.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingPrice } from "../booking.ts"
import type { MoneySources } from "../money-sources.ts"
import { prepaymentLines } from "../prepayment-lines.ts"
import { sourcesOfGiveBack } from "./booking-sources.ts"
import type { BookingRow } from "./move-booking.ts"
import { listPaidOrders, type OrderPart, takeFromOrders } from "./orders-of-booking.ts"

interface GivenBack {
  /** What the booking keeps before and after: the difference goes back. */
  retained: BookingPrice
  left: BookingPrice
  reason: RefundReason
  /** What it is for; once for each booking. */
  key: string
  /** What the card gets of its one order, where somebody has chosen; else the card first. */
  toCardCents?: number | undefined
}

/**
 * Gives back a part of what a locked booking has paid, of its newest order first; what goes back waits
 * with the checkout of its order for the refund. Answers where it goes. What is not collected yet is divided when it is, by
 * what is kept then.
 */
export async function giveBackOfBooking(
  tx: Db,
  booking: BookingRow,
  given: GivenBack,
): Promise<MoneySources> {
  const sources = await sourcesOfGiveBack(tx, booking, given)
  for (const part of await promiseBack(tx, booking, given)) {
    await takeFromBooking(tx, booking, part, given.key)
  }
  return sources
}

/** Orders the refunds of such a part and says of which orders they are; the ledger is the caller's. */
export async function promiseBack(
  tx: Db,
  booking: BookingRow,
  { retained, left, reason, key, toCardCents }: GivenBack,
): Promise<OrderPart[]> {
  const parts = takeFromOrders(await listPaidOrders(tx, booking), retained, minus(retained, left))
  if (toCardCents !== undefined && parts.length > 1) {
    throw new Error("nobody chooses where a part of several orders goes")
  }
  for (const { order, shareCents, feeCents } of parts) {
    const amountCents = shareCents + feeCents
    const creditCents = toCardCents === undefined ? undefined : amountCents - toCardCents
    await refundPayment(tx, { paymentId: order.paymentId, amountCents, creditCents, reason, key })
  }
  return parts
}

/**
 * Moves the refunded part of an order out of the booking's ledger accounts, if it was divided already, and
 * what its fee no longer owes of VAT: the difference of two sums, as its receipts have it.
 */
export async function takeFromBooking(
  tx: Db,
  { id }: BookingRow,
  { order, shareCents, feeCents }: OrderPart,
  key: string,
): Promise<void> {
  if (!order.divided) return
  const { id: orderId, checkoutId, divided, chargesVat } = order
  // where the prepayment has posted none, the settlement does
  const vatCents = vatOfFee(divided.feeCents - feeCents, !chargesVat)
  await postMove(tx, {
    businessKey: `booking/${orderId}/given-back/${key}`,
    subject: "booking",
    subjectId: orderId,
    refundKey: key,
    kind: "booking.given_back",
    lines: prepaymentLines(
      { bookingId: id, checkoutId },
      {
        shareCents: -shareCents,
        feeCents: -feeCents,
        vatCents: vatCents - divided.vatCents,
      },
    ),
  })
}

function minus(one: BookingPrice, other: BookingPrice): BookingPrice {
  return {
    shareCents: one.shareCents - other.shareCents,
    feeCents: one.feeCents - other.feeCents,
    totalCents: one.totalCents - other.totalCents,
  }
}
