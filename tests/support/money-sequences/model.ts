/*
 * Money and seats of one flight as a person would keep them on paper: no product code is asked. A
 * sequence of commands is played on this and on the product, and both must say the same.
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Status =
  | "held"
  | "lapsed"
  | "requested"
  | "confirmed"
  | "declined"
  | "expired"
  | "withdrawn"
  | "cancelled_by_passenger"
  | "cancelled_by_pilot"
  | "rebooking_offered"

/** One payment of an order, as far as a booking remembers it. */
interface Order {
  state: "open" | "reserved" | "collected" | "over"
  amount: number
  /** What vouchers pay of it, and of what is collected in the end. */
  credit: number
  due: number
  creditDue: number
  /** What was promised back of what is collected. */
  back: number
}

export interface Booking {
  guest: number
  flight: number
  status: Status
  seats: number
  share: number
  fee: number
  holdUntil: number
  respondBy: number
  confirmedAt: number
  rebookBy: number
  keptShare: number
  keptFee: number
  order: Order | null
}

interface Flight {
  departsAt: number
  seats: number
  price: number
  isOff: boolean
}

export interface Model {
  isInstant: boolean
  flights: Flight[]
  /** When the one new date is, should it be offered. */
  newDate: number
  bookings: Booking[]
  /** Credit that each guest can spend. */
  wallets: number[]
  /** Whose each bought voucher is; null as long as nobody's. */
  vouchers: (number | null)[]
}

export const VOUCHER_VALUE = 5_000
/** From dear to cheap; the fee is a tenth, but five euros at least. */
export const PRICES = [6_250, 5_500, 5_000] as const
const LEAST_BY_CARD = 50

export const COMMANDS = [
  "hold1",
  "hold2",
  "abandon",
  "order",
  "orderWithCredit",
  "pay",
  "declineAtProvider",
  "accept",
  "decline",
  "withdraw",
  "cancel",
  "forGuest",
  "waive",
  "flight",
  "offerNewDate",
  "chooseNewDate",
  "declineNewDate",
  "cutPrice",
  "buyVoucher",
  "redeem",
] as const
type Command = (typeof COMMANDS)[number]

/** What is being done, by which guest, at which moment. */
export interface Step {
  command: Command
  guest: number
  now: number
}

export function newModel(now: number, untilStart: number, isInstant: boolean): Model {
  const departsAt = now + untilStart
  return {
    isInstant,
    flights: [{ departsAt, seats: 3, price: PRICES[0], isOff: false }],
    newDate: 0,
    bookings: [],
    wallets: [0, 0],
    vouchers: [],
  }
}

export const feeOf = (price: number) => Math.max(500, price / 10)
const priceOf = ({ seats, share, fee }: Booking) => seats * (share + fee)
const isLive = ({ status }: Booking) =>
  ["held", "requested", "confirmed", "rebooking_offered"].includes(status)
const hasSeats = ({ status }: Booking) => ["held", "requested", "confirmed"].includes(status)

/** What a command is about: the newest booking of its guest, or the newest that can be paid. */
export function bookingOf(model: Model, { command, guest }: Step): Booking | undefined {
  const isAtProvider = command === "pay" || command === "declineAtProvider"
  return model.bookings.findLast(
    (booking) => booking.guest === guest && (!isAtProvider || booking.order?.state === "open"),
  )
}

/** The flight that one books now. */
export const flightNow = (model: Model) => model.flights.length - 1

export function freeSeats(model: Model, flight: number, now = Infinity): number {
  const taken = model.bookings.filter(
    (booking) =>
      booking.flight === flight &&
      hasSeats(booking) &&
      (booking.status !== "held" || booking.holdUntil > now || now === Infinity),
  )
  return (model.flights[flight]?.seats ?? 0) - taken.reduce((sum, { seats }) => sum + seats, 0)
}

/** What a guest sees as the part of their credit at the checkout. */
export function creditFor(total: number, wallet: number): number {
  const all = Math.min(total, wallet)
  const rest = total - all
  return rest === 0 || rest >= LEAST_BY_CARD ? all : total - LEAST_BY_CARD
}

/** Plays a step; false where it is refused or changes nothing. */
export function play(model: Model, step: Step): boolean {
  const booking = bookingOf(model, step)
  const { command } = step
  if (command === "hold1") return hold(model, step, 1)
  if (command === "hold2") return hold(model, step, 2)
  if (command === "flight") return callOff(model, flightNow(model))
  if (command === "offerNewDate") return offerNewDate(model, step.now)
  if (command === "cutPrice") return cutPrice(model)
  if (command === "buyVoucher") {
    model.vouchers.push(null)
    return true
  }
  if (command === "redeem") return redeem(model, step.guest)
  if (!booking) return false
  return playOn(model, booking, step)
}

function playOn(model: Model, booking: Booking, { command, now }: Step): boolean {
  const { status } = booking
  const flight = model.flights[booking.flight]
  if (!flight) throw new Error("a booking has no flight")
  switch (command) {
    case "abandon":
      return status === "held" && lapse(model, booking)
    case "order":
    case "orderWithCredit":
      return order(model, booking, flight, { now, withCredit: command === "orderWithCredit" })
    case "pay":
      if (booking.order?.state !== "open") return false
      return reserve(model, booking, flight, now)
    case "declineAtProvider":
      if (booking.order?.state !== "open") return false
      return letGo(model, booking)
    case "accept":
      if (status !== "requested" || now >= booking.respondBy) return false
      return confirm(model, booking, now)
    case "decline":
      return status === "requested" && now < booking.respondBy && end(model, booking, "declined")
    case "withdraw":
      return status === "requested" && end(model, booking, "withdrawn")
    case "cancel":
      if (status !== "confirmed" || flight.isOff) return false
      return cancel(booking, flight, now)
    case "forGuest":
      if (status === "requested") return end(model, booking, "declined")
      if (status !== "rebooking_offered" && (status !== "confirmed" || flight.isOff)) return false
      return giveAllBack(booking)
    case "waive":
      return status === "cancelled_by_passenger" && !flight.isOff && waive(booking)
    case "chooseNewDate":
      return status === "rebooking_offered" && now < booking.rebookBy && choose(model, booking, now)
    case "declineNewDate":
      return status === "rebooking_offered" && giveAllBack(booking)
    default:
      throw new Error(`nobody knows how to ${command}`)
  }
}

/** What ends by itself at this moment. */
export function letTimePass(model: Model, now: number): void {
  for (const booking of model.bookings) {
    if (booking.status === "held" && booking.holdUntil <= now) lapse(model, booking)
    if (booking.status === "requested" && booking.respondBy <= now) end(model, booking, "expired")
    if (booking.status === "rebooking_offered" && booking.rebookBy <= now) giveAllBack(booking)
  }
}

function hold(model: Model, { guest, now }: Step, seats: number): boolean {
  const index = flightNow(model)
  const flight = model.flights[index]
  if (!flight || !isBookable(flight, now)) return false
  const own = model.bookings.filter(
    (booking) => booking.guest === guest && booking.flight === index && isLive(booking),
  )
  if (own.some(({ status }) => status !== "held")) return false
  const held = own.reduce((sum, one) => sum + (one.holdUntil > now ? one.seats : 0), 0)
  if (freeSeats(model, index, now) + held < seats) return false
  lapseExpired(model, index, now)
  for (const one of own) if (one.status === "held") lapse(model, one)
  model.bookings.push({
    guest,
    flight: index,
    status: "held",
    seats,
    share: flight.price,
    fee: feeOf(flight.price),
    holdUntil: now + 15 * MINUTE,
    respondBy: 0,
    confirmedAt: 0,
    rebookBy: 0,
    keptShare: 0,
    keptFee: 0,
    order: null,
  })
  return true
}

const isBookable = (flight: Flight, now: number) =>
  !flight.isOff && flight.departsAt - now >= 3 * HOUR

function lapseExpired(model: Model, flight: number, now: number) {
  for (const one of model.bookings) {
    if (one.flight === flight && one.status === "held" && one.holdUntil <= now) lapse(model, one)
  }
}

function lapse(model: Model, booking: Booking): boolean {
  booking.status = "lapsed"
  // what only a card was to pay may still be paid; credit is for other flights again
  if (booking.order?.state === "open" && booking.order.credit > 0) letGo(model, booking)
  return true
}

/** The money was never taken: the card's is released, the vouchers' is theirs again. */
function letGo(model: Model, { guest, order }: Booking): boolean {
  if (!order) throw new Error("there is no order to let go")
  order.state = "over"
  model.wallets[guest] = (model.wallets[guest] ?? 0) + order.credit
  return true
}

function order(
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
  const wallet = model.wallets[booking.guest] ?? 0
  const credit = withCredit ? creditFor(amount, wallet) : 0
  model.wallets[booking.guest] = wallet - credit
  booking.order = { state: "open", amount, credit, due: amount, creditDue: credit, back: 0 }
  return credit === amount ? reserve(model, booking, flight, now) : true
}

/** The money is there: the hold becomes a request, a lapsed one where its seats are still free. */
function reserve(model: Model, booking: Booking, flight: Flight, now: number): boolean {
  if (!booking.order) throw new Error("there is no order to pay")
  booking.order.state = "reserved"
  if (booking.status === "lapsed" && !regain(model, booking, flight, now)) {
    return letGo(model, booking)
  }
  booking.status = "requested"
  if (flight.price < booking.share) lowerPrice(booking, flight.price)
  const latest = Math.min(now + 48 * HOUR, flight.departsAt - 12 * HOUR)
  booking.respondBy = Math.max(latest, now + HOUR)
  return model.isInstant ? confirm(model, booking, now) : true
}

function regain(model: Model, booking: Booking, flight: Flight, now: number): boolean {
  if (!isBookable(flight, now)) return false
  const isElsewhere = model.bookings.some(
    (other) =>
      other !== booking &&
      other.guest === booking.guest &&
      other.flight === booking.flight &&
      isLive(other),
  )
  if (isElsewhere) return false
  lapseExpired(model, booking.flight, now)
  return freeSeats(model, booking.flight) >= booking.seats
}

function confirm(model: Model, booking: Booking, now: number): boolean {
  const { order } = booking
  if (!order) throw new Error("there is nothing to collect")
  booking.status = "confirmed"
  booking.confirmedAt = now
  order.state = "collected"
  order.due = priceOf(booking)
  const card = order.amount - order.credit
  const saved = order.amount - order.due
  // the card saves first, as long as enough is left of it
  const cardDue = Math.max(card - saved, Math.min(card, LEAST_BY_CARD))
  order.creditDue = order.due - cardDue
  const unused = order.credit - order.creditDue
  model.wallets[booking.guest] = (model.wallets[booking.guest] ?? 0) + unused
  return true
}

function end(model: Model, booking: Booking, status: Status): boolean {
  booking.status = status
  return letGo(model, booking)
}

function cancel(booking: Booking, flight: Flight, now: number): boolean {
  const untilStart = flight.departsAt - now
  if (untilStart <= 0) return false
  const isFree =
    untilStart >= 24 * HOUR || (now - booking.confirmedAt <= HOUR && untilStart >= 6 * HOUR)
  booking.status = "cancelled_by_passenger"
  booking.keptShare = isFree ? 0 : (booking.seats * booking.share) / 2
  booking.keptFee = isFree ? 0 : booking.seats * booking.fee
  promiseBack(booking, priceOf(booking) - booking.keptShare - booking.keptFee)
  return true
}

/** What a guest who cancels now reads as the amount that comes back. */
export function refundShown(model: Model, booking: Booking, now: number): number {
  const flight = model.flights[booking.flight]
  const trial = structuredClone(booking)
  if (booking.status !== "confirmed" || !flight || !cancel(trial, flight, now)) return 0
  return priceOf(booking) - trial.keptShare - trial.keptFee
}

function giveAllBack(booking: Booking): boolean {
  booking.status = "cancelled_by_pilot"
  promiseBack(booking, priceOf(booking))
  return true
}

function waive(booking: Booking): boolean {
  const kept = booking.keptShare + booking.keptFee
  booking.keptShare = 0
  booking.keptFee = 0
  promiseBack(booking, kept)
  return kept > 0
}

function promiseBack({ order }: Booking, cents: number) {
  if (!order) throw new Error("nothing was paid")
  order.back += cents
}

function callOff(model: Model, index: number): boolean {
  const flight = model.flights[index]
  if (!flight || flight.isOff) return false
  for (const booking of onFlight(model, index)) {
    if (booking.status === "confirmed") giveAllBack(booking)
    else endUnconfirmed(model, booking)
  }
  flight.isOff = true
  return true
}

const onFlight = (model: Model, index: number) =>
  model.bookings.filter(({ flight }) => flight === index)

function endUnconfirmed(model: Model, booking: Booking) {
  if (booking.status === "held") lapse(model, booking)
  else if (booking.status === "requested") end(model, booking, "declined")
  else if (booking.status === "cancelled_by_passenger") waive(booking)
}

function offerNewDate(model: Model, now: number): boolean {
  const index = flightNow(model)
  const flight = model.flights[index]
  const guests = onFlight(model, index).filter(({ status }) => status === "confirmed")
  // one new date per sequence is enough
  if (!flight || flight.isOff || index > 0 || guests.length === 0) return false
  for (const booking of onFlight(model, index)) endUnconfirmed(model, booking)
  for (const booking of guests) {
    booking.status = "rebooking_offered"
    booking.rebookBy = Math.min(now + 72 * HOUR, model.newDate - 6 * HOUR)
  }
  flight.isOff = true
  return true
}

function choose(model: Model, booking: Booking, now: number): boolean {
  const [former, made] = model.flights
  if (!former) throw new Error("there was no flight")
  const price = former.price
  if (made?.isOff) return false
  const flight = made ?? { departsAt: model.newDate, seats: former.seats, price, isOff: false }
  if (!isBookable(flight, now)) return false
  if (made && onFlight(model, 1).some((one) => one.guest === booking.guest && isLive(one))) {
    return false
  }
  if (made && freeSeats(model, 1, now) < booking.seats) return false
  if (!made) model.flights.push(flight)
  lapseExpired(model, 1, now)
  booking.flight = 1
  booking.status = "confirmed"
  booking.confirmedAt = now
  if (flight.price < booking.share) cutCollected(booking, flight.price)
  return true
}

function cutPrice(model: Model): boolean {
  const index = flightNow(model)
  const flight = model.flights[index]
  const price = PRICES.find((one) => flight && one < flight.price)
  if (!flight || flight.isOff || price === undefined) return false
  flight.price = price
  for (const booking of onFlight(model, index)) {
    if (booking.share <= price) continue
    if (booking.status === "requested") lowerPrice(booking, price)
    if (booking.status === "confirmed") cutCollected(booking, price)
  }
  return true
}

function lowerPrice(booking: Booking, price: number) {
  booking.share = price
  booking.fee = feeOf(price)
}

function cutCollected(booking: Booking, price: number) {
  const before = priceOf(booking)
  lowerPrice(booking, price)
  promiseBack(booking, before - priceOf(booking))
}

function redeem(model: Model, guest: number): boolean {
  const index = model.vouchers.indexOf(null)
  if (index === -1) return false
  model.vouchers[index] = guest
  model.wallets[guest] = (model.wallets[guest] ?? 0) + VOUCHER_VALUE
  return true
}
