import { eq } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { isFinal } from "#features/payments/payment.ts"
import { lockPayment } from "#features/payments/server/lock-payment.ts"
import { lowerDue } from "#features/payments/server/lower-due.ts"
import { type Actor, type ActorRole, SYSTEM } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import {
  addPrices,
  type BookingPrice,
  feeRuleOf,
  isUnpaid,
  priceOfBooking,
  retainedOfLateSeats,
  retainedPrice,
} from "../booking.ts"
import { keepBookingRefund } from "./booking-refunds.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { giveBackOfBooking } from "./give-back-of-booking.ts"
import type { BookingRow } from "./move-booking.ts"
import { paymentOf } from "./payment-of-booking.ts"

// another payment that is due starts with the new price
async function lowerDueOf(tx: Db, booking: BookingRow, { totalCents }: BookingPrice) {
  const payment = await lockPayment(tx, await paymentOf(tx, booking))
  if (!isFinal(payment.status)) await lowerDue(tx, payment.id, totalCents)
}

interface Cut {
  actor: Actor
  role: ActorRole
  kind: "booking.price_cut" | "booking.part_refunded" | "booking.share_refunded"
  /** What of it the card gets, where somebody has chosen; else the card first. */
  toCardCents?: number | undefined
}

const OF_FLIGHT: Cut = { actor: SYSTEM, role: "system", kind: "booking.price_cut" }

/**
 * Gives a locked booking a lower price, that of its flight or one of its own: of what is only reserved less
 * is collected, of what is collected the difference goes back. A fee never rises.
 * @returns the number of the event that tells of it
 */
export async function cutBookingPrice(
  tx: Db,
  booking: BookingRow,
  seatPriceCents: number,
  { actor, role, kind, toCardCents }: Cut = OF_FLIGHT,
): Promise<number> {
  const feeOfSeat = priceOfSeat(seatPriceCents, feeRuleOf(booking)).feeCents
  const seat = { seatPriceCents, feeCents: Math.min(feeOfSeat, booking.feeCents) }
  const price = priceOfBooking({ ...seat, seats: booking.seats })
  const savedCents = priceOfBooking(booking).totalCents - price.totalCents
  const { feeCents } = seat
  await tx
    .update(bookingsTable)
    .set({ seatPriceCents, feeCents })
    .where(eq(bookingsTable.id, booking.id))
  const isCollected = !isUnpaid(booking)
  let refundCreditCents = 0
  if (isCollected) {
    const back = await giveBackOfBooking(tx, booking, {
      retained: retainedPrice(booking),
      left: addPrices(price, retainedOfLateSeats(booking)),
      reason: "price_cut",
      key: `price/${seatPriceCents}`,
      toCardCents,
    })
    refundCreditCents = back.creditCents
  } else {
    await lowerDueOf(tx, booking, price)
  }
  const refundCents = isCollected ? savedCents : 0
  const eventId = await recordEvent(tx, {
    kind,
    entityId: booking.id,
    actor,
    role,
    data: {
      flightId: booking.flightId,
      refundCents,
      refundCreditCents,
    },
  })
  await keepBookingRefund(tx, {
    eventId,
    bookingId: booking.id,
    amountCents: refundCents,
    creditCents: refundCreditCents,
    shareCents: null,
    feeCents: null,
  })
  return eventId
}
