import { hours, minutes } from "#platform/duration.ts"

/*
 * Money and seats of one flight as a person would keep them on paper: no product code is asked. A
 * sequence of commands is played on this and on the product, and both must say the same.
 */

export const HOLD = minutes(15)
/** Nobody holds seats of a flight for longer in a row, and so long afterwards a new row begins. */
export const ROW = hours(1)
export const PAUSE = minutes(15)

export type Status =
  | "held"
  | "lapsed"
  | "requested"
  | "confirmed"
  | "payment_due"
  | "declined"
  | "expired"
  | "withdrawn"
  | "joined"
  | "cancelled_by_passenger"
  | "cancelled_by_pilot"
  | "rebooking_offered"
  | "settled"

/** One payment of an order, as far as a booking remembers it. */
export interface Order {
  state: "open" | "reserved" | "collected" | "over"
  /** When the page closes on which it could be paid. */
  pageUntil: number
  /** It can be reserved, but not collected. */
  isRefused: boolean
  /** Whether its provider pays nothing back to the card. */
  refusesRefunds: boolean
  /** How the bank of its guest stands to it. */
  dispute: "none" | "open" | "won" | "lost"
  amount: number
  /** What vouchers pay of it, and of what is collected in the end. */
  credit: number
  due: number
  creditDue: number
  /** What of it is still the booking's: as its share and as its fee. */
  share: number
  fee: number
  /** What was promised back of what is collected; of that to the card. */
  back: number
  cardBack: number
}

export interface Booking {
  guest: number
  flight: number
  status: Status
  seats: number
  share: number
  fee: number
  /** How its fee is reckoned, whatever others pay by now. */
  feeRule: FeeRule
  /** Since when its guest holds seats of the flight, one hold after the other. */
  heldSince: number
  holdUntil: number
  respondBy: number
  confirmedAt: number
  rebookBy: number
  /** Until when another payment may come. */
  dueBy: number
  /** What stays of seats that were left late. */
  retainedShare: number
  retainedFee: number
  lateCancelledSeats: number
  order: Order | null
  /** Of more seats: the booking that they are for. */
  lead: Booking | null
  /** The orders of more seats that have joined it, the newest last. */
  joined: Order[]
  /** Of each of its people: when they were sure to come along. */
  people: number[]
  /** Whether its pilot says that nobody of it came. */
  isNoShow: boolean
  isSettled: boolean
  /** What was given for it out of goodwill. */
  given: number
  /** What its pilot got has come back. */
  isReturned: boolean
}

/** Who flies, and what they are owed for what is settled, paid out or not. */
interface Pilot {
  owed: number
  /** Whether the provider knows where they are paid. */
  canBePaid: boolean
}

/** How the service fee of a seat is reckoned. */
export interface FeeRule {
  ratePermille: number
  minCents: number
  maxCents: number
}

export interface Flight {
  /** Which of the pilots. */
  pilot: number
  departsAt: number
  seats: number
  price: number
  isOff: boolean
}

export interface Model {
  isInstant: boolean
  /** The end of a hold closes the page where it could be paid, and so does an hour. */
  closesPages: boolean
  /** The first one, another pilot's, and the one on the new date once somebody has chosen it. */
  flights: Flight[]
  pilots: Pilot[]
  /** The fee of what is held from now on. */
  feeRule: FeeRule
  /** When the one new date is, should it be offered. */
  newDate: number
  bookings: Booking[]
  /** Credit that each guest can spend. */
  wallets: number[]
  /** Who owns each bought voucher; null until it is redeemed. */
  vouchers: (number | null)[]
  /** When the provider that is away just now is back. */
  backAt: number
}

export const VOUCHER_VALUE = 5_000
/** From dear to cheap. */
export const PRICES = [6_250, 5_500, 5_000] as const
/** What a card pays at least. */
export const MIN_CARD = 50

export const FIRST_FLIGHT = 0
/** Where only the back office brings anybody. */
export const ELSEWHERE = 1
export const NEW_DATE = 2

interface NewModel {
  departsAt: number
  elsewhere: Pick<Flight, "departsAt" | "price">
  feeRule: FeeRule
  newDate: number
  isInstant: boolean
  closesPages: boolean
}

export function newModel({ departsAt, elsewhere, ...input }: NewModel): Model {
  return {
    ...input,
    flights: [
      { pilot: 0, departsAt, seats: 3, price: PRICES[0], isOff: false },
      { ...elsewhere, pilot: 1, seats: 3, isOff: false },
    ],
    pilots: [
      { owed: 0, canBePaid: false },
      { owed: 0, canBePaid: false },
    ],
    bookings: [],
    wallets: [0, 0],
    vouchers: [],
    backAt: 0,
  }
}

export const feeOf = (price: number, { ratePermille, minCents, maxCents }: FeeRule) =>
  Math.min(maxCents, Math.max(minCents, Math.round((price * ratePermille) / 1000)))
export const priceOf = ({ seats, share, fee }: Booking) => seats * (share + fee)
export const isLive = ({ status }: Booking) =>
  ["held", "requested", "confirmed", "payment_due", "rebooking_offered"].includes(status)
const hasSeats = ({ status }: Booking) =>
  ["held", "requested", "confirmed", "payment_due", "settled"].includes(status)

/** The flight that one books now. */
export const flightNow = ({ flights }: Model) => (flights[NEW_DATE] ? NEW_DATE : FIRST_FLIGHT)

export const isBookable = (flight: Flight, now: number) =>
  !flight.isOff && flight.departsAt - now >= hours(3)

export const onFlight = (model: Model, index: number) =>
  model.bookings.filter(({ flight }) => flight === index)

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
  return rest === 0 || rest >= MIN_CARD ? all : total - MIN_CARD
}

export function addToWallet(model: Model, guest: number, cents: number) {
  model.wallets[guest] = (model.wallets[guest] ?? 0) + cents
}
