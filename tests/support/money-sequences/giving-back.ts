import {
  addToWallet,
  type Booking,
  feeOf,
  MIN_CARD,
  type Model,
  type Order,
  priceOf,
} from "./state.ts"

/*
 * What goes back of what is collected: of a booking with several payments from the newest one first,
 * share from share and fee from fee; within a payment to the card first, then to the vouchers.
 */

/** Who gets it first: the card, unless somebody has chosen. */
export interface Receiver {
  creditFirst?: boolean
}

export function promiseBack(
  model: Model,
  booking: Booking,
  { share, fee }: { share: number; fee: number },
  to: Receiver = {},
) {
  const orders = [...(booking.order ? [booking.order] : []), ...booking.joined].toReversed()
  let [shareLeft, feeLeft] = [share, fee]
  for (const order of orders) {
    const part = { share: Math.min(shareLeft, order.share), fee: Math.min(feeLeft, order.fee) }
    shareLeft -= part.share
    feeLeft -= part.fee
    order.share -= part.share
    order.fee -= part.fee
    giveBack(model, booking, order, { cents: part.share + part.fee, ...to })
  }
  if (shareLeft + feeLeft !== 0) throw new Error("more goes back than was paid")
}

function giveBack(
  model: Model,
  { guest }: Booking,
  order: Order,
  { cents, creditFirst = false }: Receiver & { cents: number },
) {
  const { due, creditDue, back, cardBack } = order
  const card = creditFirst
    ? Math.max(0, cents - (creditDue - (back - cardBack)))
    : Math.min(cents, due - creditDue - cardBack)
  order.cardBack += card
  order.back += cents
  addToWallet(model, guest, cents - card)
}

export function waive(model: Model, booking: Booking): boolean {
  const kept = { share: booking.retainedShare, fee: booking.retainedFee }
  if (kept.share + kept.fee === 0) return false
  keepNothing(booking)
  promiseBack(model, booking, kept)
  return true
}

export function keepNothing(booking: Booking) {
  booking.retainedShare = 0
  booking.retainedFee = 0
  booking.lateCancelledSeats = 0
}

export function lowerPrice(booking: Booking, price: number) {
  booking.share = price
  booking.fee = feeOf(price, booking.feeRule)
}

export function cutCollected(model: Model, booking: Booking, price: number, to: Receiver = {}) {
  const { seats, share, fee } = booking
  lowerPrice(booking, price)
  const cut = { share: seats * (share - booking.share), fee: seats * (fee - booking.fee) }
  promiseBack(model, booking, cut, to)
}

/** The payment is collected, of which less may be due by now than was reserved. */
export function collect(model: Model, booking: Booking) {
  const { order, seats, share, fee } = booking
  if (!order) throw new Error("there is nothing to collect")
  order.state = "collected"
  order.due = priceOf(booking)
  order.share = seats * share
  order.fee = seats * fee
  const card = order.amount - order.credit
  const saved = order.amount - order.due
  // the card saves first, as long as enough is left of it
  const cardDue = Math.max(card - saved, Math.min(card, MIN_CARD))
  order.creditDue = order.due - cardDue
  addToWallet(model, booking.guest, order.credit - order.creditDue)
}
