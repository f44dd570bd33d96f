import { cutCollected, type Receiver } from "./giving-back.ts"
import { hasOpenOrder } from "./ordering.ts"
import { addToWallet, type Booking, type Flight, type Model, type Order } from "./state.ts"

/*
 * What the back office gives: a part of what was paid, by a lower price, or something of the platform's own.
 */

/** By how much the share of a seat falls. */
export const CUT = 500
/** What is given out of goodwill; so often as a sequence has turns nobody else has to agree to it. */
export const GOODWILL = 700

export function refundPart(
  model: Model,
  booking: Booking,
  flight: Flight,
  to: Receiver = {},
): boolean {
  const isSure = booking.status === "confirmed" && !flight.isOff
  if (!isSure || booking.share <= CUT || hasOpenOrder(model, booking)) return false
  cutCollected(model, booking, booking.share - CUT, to)
  return true
}

/** The same of one order that card and vouchers have paid, and the office lets the vouchers get back first. */
export function refundPartToCredit(model: Model, booking: Booking, flight: Flight): boolean {
  const { order } = booking
  const isOne = order?.state === "collected" && booking.joined.length === 0
  const isByBoth = isOne && order.creditDue > 0 && order.due > order.creditDue
  if (!isByBoth || order.dispute !== "none") return false
  return refundPart(model, booking, flight, { creditFirst: true })
}

export function giveCredit(model: Model, booking: Booking): boolean {
  if (!wasOrdered(booking)) return false
  booking.given += GOODWILL
  addToWallet(model, booking.guest, GOODWILL)
  return true
}

/** To a card goes only what it has paid and what may never go back to it otherwise. */
export function giveToCard(booking: Booking): boolean {
  if (!wasOrdered(booking)) return false
  const [first, ...others] = [booking.order, ...booking.joined].filter(isCollected)
  if (!first) return false
  const order = others.reduce((best, one) => (cardOf(one) > cardOf(best) ? one : best), first)
  if (cardOf(order) - heldOf(booking) < GOODWILL) return false
  booking.given += GOODWILL
  order.cardBack += GOODWILL
  order.back += GOODWILL
  return true
}

const wasOrdered = ({ status }: Booking) => !["held", "lapsed", "joined"].includes(status)
const isCollected = (order: Order | null): order is Order =>
  order?.state === "collected" && order.dispute !== "lost" && order.dispute !== "open"
const cardOf = ({ due, creditDue, cardBack }: Order) => due - creditDue - cardBack

function heldOf({ status, isSettled, seats, share, fee, retainedShare, retainedFee }: Booking) {
  if (isSettled || status === "cancelled_by_pilot") return 0
  const flying = status === "cancelled_by_passenger" ? 0 : seats
  return flying * (share + fee) + retainedShare + retainedFee
}
