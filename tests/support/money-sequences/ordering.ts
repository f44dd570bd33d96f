import { hours, minutes } from "#platform/duration.ts"
import { collect, cutCollected, lowerPrice } from "./giving-back.ts"
import {
  addToWallet,
  type Booking,
  creditFor,
  type Flight,
  feeOf,
  flightNow,
  freeSeats,
  HOLD,
  isBookable,
  isLive,
  type Model,
  type Order,
  PAUSE,
  priceOf,
  ROW,
  type Status,
} from "./state.ts"

interface HoldInput {
  guest: number
  seats: number
  now: number
}

export function hold(model: Model, input: HoldInput): boolean {
  const index = flightNow(model)
  const own = model.bookings.filter(
    (booking) => booking.guest === input.guest && booking.flight === index && isLive(booking),
  )
  if (own.some(({ status }) => status !== "held")) return false
  return holdSeats(model, index, { ...input, former: own, lead: null })
}

/** More seats for a booking that is certain, in place of those that are held for it already. */
export function addSeats(model: Model, lead: Booking, seats: number, now: number): boolean {
  const former = openOrderOf(model, lead)
  const isAsked = former?.status === "requested" || former?.status === "payment_due"
  if (lead.status !== "confirmed" || isAsked) return false
  // seats that cost less by the word of the back office stay alone
  if (lead.share < (model.flights[lead.flight]?.price ?? 0)) return false
  const input = { guest: lead.guest, seats, now, former: former ? [former] : [], lead }
  return holdSeats(model, lead.flight, input)
}

function holdSeats(
  model: Model,
  index: number,
  input: HoldInput & { former: Booking[]; lead: Booking | null },
): boolean {
  const { guest, seats, now, former, lead } = input
  const flight = model.flights[index]
  if (!flight || !isBookable(flight, now)) return false
  const held = former.reduce((sum, one) => sum + (one.holdUntil > now ? one.seats : 0), 0)
  if (freeSeats(model, index, now) + held < seats) return false
  lapseExpired(model, index, now)
  // every seat of a booking costs the same
  const feeRule = lead?.feeRule ?? model.feeRule
  const price = { share: flight.price, fee: feeOf(flight.price, feeRule) }
  // who opens the same once more comes back to it
  if (former.some((one) => isHeldAs(one, { ...price, seats, now }))) return true
  const time = timeOfHold(now, lastHold(model, index, guest, lead))
  if (!time) return false
  for (const one of former) if (one.status === "held") lapse(model, one)
  model.bookings.push({
    guest,
    flight: index,
    status: "held",
    seats,
    ...price,
    feeRule,
    ...time,
    respondBy: 0,
    confirmedAt: 0,
    rebookBy: 0,
    dueBy: 0,
    retainedShare: 0,
    retainedFee: 0,
    lateCancelledSeats: 0,
    order: null,
    lead,
    joined: [],
    people: Array.from({ length: seats }, () => 0),
    isNoShow: false,
    isSettled: false,
    given: 0,
    isReturned: false,
  })
  return true
}

/** Nothing where a row of holds has been long enough. */
function timeOfHold(now: number, last: Booking | undefined) {
  if (!last || now >= last.holdUntil + PAUSE) return { heldSince: now, holdUntil: now + HOLD }
  const { heldSince } = last
  const until = Math.min(now + HOLD, heldSince + ROW)
  if (now < last.holdUntil) return { heldSince, holdUntil: Math.max(until, last.holdUntil) }
  return until - now < minutes(1) ? undefined : { heldSince, holdUntil: until }
}

function lastHold(model: Model, index: number, guest: number, lead: Booking | null) {
  return model.bookings.findLast(
    (one) =>
      one.guest === guest &&
      one.flight === index &&
      one.lead === lead &&
      (one.status === "held" || one.status === "lapsed"),
  )
}

function isHeldAs(
  one: Booking,
  { seats, share, fee, now }: Pick<Booking, "seats" | "share" | "fee"> & { now: number },
) {
  const isRunning = one.status === "held" && one.holdUntil > now
  return isRunning && one.seats === seats && one.share === share && one.fee === fee
}

export function lapseExpired(model: Model, flight: number, now: number) {
  for (const one of model.bookings) {
    if (one.flight === flight && one.status === "held" && one.holdUntil <= now) lapse(model, one)
  }
}

export function lapse(model: Model, booking: Booking): boolean {
  booking.status = "lapsed"
  // what only a card was to pay may still be paid where the page stays; credit is for other flights again
  const isOver = model.closesPages || (booking.order?.credit ?? 0) > 0
  if (booking.order?.state === "open" && isOver) letGo(model, booking)
  return true
}

/** What nobody has paid by then is over. */
export function closePages(model: Model, now: number) {
  for (const booking of model.bookings) {
    const { order } = booking
    if (order?.state === "open" && order.pageUntil <= now) letGo(model, booking)
  }
}

/** The money was never taken: the card's is released, the vouchers' is theirs again. */
export function letGo(model: Model, { guest, order }: Booking): boolean {
  if (!order) throw new Error("there is no order to let go")
  order.state = "over"
  addToWallet(model, guest, order.credit)
  return true
}

export function order(
  model: Model,
  booking: Booking,
  flight: Flight,
  { now, withCredit }: { now: number; withCredit: boolean },
): boolean {
  if (booking.status !== "held" || booking.holdUntil <= now) return false
  if (!isBookable(flight, now) || flight.price !== booking.share) return false
  // once more: the payment that is open
  if (booking.order?.state === "open") return false
  const amount = priceOf(booking)
  const credit = withCredit ? creditFor(amount, model.wallets[booking.guest] ?? 0) : 0
  booking.order = openOrder(model, booking, { credit, now })
  return credit === amount ? reserve(model, booking, flight, now) : true
}

function openOrder(
  model: Model,
  booking: Booking,
  { credit, now }: { credit: number; now: number },
): Order {
  const amount = priceOf(booking)
  addToWallet(model, booking.guest, -credit)
  return {
    state: "open",
    pageUntil: model.closesPages ? now + hours(1) : Infinity,
    isRefused: false,
    refusesRefunds: false,
    dispute: "none",
    amount,
    credit,
    due: amount,
    creditDue: credit,
    share: 0,
    fee: 0,
    back: 0,
    cardBack: 0,
  }
}

/** Another payment of what could not be collected, and it is collected at once. */
export function payAgain(
  model: Model,
  booking: Booking,
  { now, withCredit }: { now: number; withCredit: boolean },
): boolean {
  if (booking.status !== "payment_due" || now >= booking.dueBy) return false
  const credit = withCredit ? creditFor(priceOf(booking), model.wallets[booking.guest] ?? 0) : 0
  booking.order = openOrder(model, booking, { credit, now })
  if (booking.lead) return join(model, booking, booking.lead, now)
  booking.status = "confirmed"
  collect(model, booking)
  return true
}

/** What was reserved could not be collected: it is due by another payment, or so near the start over. */
function loseMoney(model: Model, booking: Booking, triedAt: number): boolean {
  // a provider that is away says so when it is back
  const now = Math.max(triedAt, model.backAt)
  const departsAt = model.flights[booking.flight]?.departsAt ?? 0
  booking.status = departsAt - now < hours(7) ? "expired" : "payment_due"
  booking.dueBy = Math.min(now + hours(24), departsAt - hours(6))
  return letGo(model, booking)
}

/** The money is there: the hold becomes a request, a lapsed one where its seats are still free. */
export function reserve(model: Model, booking: Booking, flight: Flight, now: number): boolean {
  if (!booking.order) throw new Error("there is no order to pay")
  booking.order.state = "reserved"
  if (booking.status === "lapsed" && !regain(model, booking, flight, now)) {
    return letGo(model, booking)
  }
  booking.status = "requested"
  if (flight.price < booking.share) lowerPrice(booking, flight.price)
  const latest = Math.min(now + hours(48), flight.departsAt - hours(12))
  booking.respondBy = Math.max(latest, now + hours(1))
  return model.isInstant ? confirm(model, booking, now) : true
}

function regain(model: Model, booking: Booking, flight: Flight, now: number): boolean {
  const { lead } = booking
  if (!isBookable(flight, now) || (lead && lead.status !== "confirmed")) return false
  if (lead && (lead.share < flight.price || lead.flight !== booking.flight)) return false
  const isElsewhere = model.bookings.some(
    (other) =>
      other !== booking &&
      other !== lead &&
      other.guest === booking.guest &&
      other.flight === booking.flight &&
      isLive(other),
  )
  if (isElsewhere) return false
  lapseExpired(model, booking.flight, now)
  return freeSeats(model, booking.flight) >= booking.seats
}

export function confirm(model: Model, booking: Booking, now: number): boolean {
  if (booking.lead) return join(model, booking, booking.lead, now)
  booking.status = "confirmed"
  booking.confirmedAt = now
  booking.people = booking.people.map(() => now)
  if (booking.order?.isRefused) return loseMoney(model, booking, now)
  collect(model, booking)
  return true
}

/** People and seats are their booking's from now on, all of them at the lower price. */
function join(model: Model, more: Booking, lead: Booking, now: number): boolean {
  if (more.share < lead.share) cutCollected(model, lead, more.share)
  // they are separate again at once
  if (more.order?.isRefused) return loseMoney(model, more, now)
  collect(model, more)
  if (more.order) lead.joined.push(more.order)
  lead.seats += more.seats
  lead.people.push(...more.people.map(() => now))
  more.status = "joined"
  return true
}

export function end(model: Model, booking: Booking, status: Status): boolean {
  const isDue = booking.status === "payment_due"
  booking.status = status
  return isDue || letGo(model, booking)
}

/** What of more seats is held or asked ends with its booking. */
export function endOpenOrderOf(model: Model, lead: Booking, by: "guest" | "pilot") {
  const more = openOrderOf(model, lead)
  if (more?.status === "held") lapse(model, more)
  else if (more) end(model, more, by === "guest" ? "withdrawn" : "declined")
}

const openOrderOf = (model: Model, lead: Booking) =>
  model.bookings.find((one) => one.lead === lead && isLive(one))

/** Whether more seats of a booking are held, asked or still to be paid. */
export const hasOpenOrder = (model: Model, lead: Booking) => openOrderOf(model, lead) !== undefined
