import { callOff, choose, cutPrice, isUnpaid, offerNewDate } from "./flights.ts"
import { waive } from "./giving-back.ts"
import { cancel, FIRST, giveAllBack, giveUp, OTHERS } from "./leaving.ts"
import { giveCredit, giveToCard, refundPart, refundPartToCredit } from "./office-gives.ts"
import { addSeats, confirm, end, hold, lapse, letGo, order, payAgain, reserve } from "./ordering.ts"
import {
  change,
  changedBooking,
  isProviderChange,
  type ProviderChange,
} from "./provider-changes.ts"
import { rebook } from "./rebooking.ts"
import {
  addToWallet,
  type Booking,
  type Flight,
  flightNow,
  type Model,
  VOUCHER_VALUE,
} from "./state.ts"

export const COMMANDS = [
  "hold1",
  "hold2",
  "add1",
  "add2",
  "abandon",
  "order",
  "orderWithCredit",
  "pay",
  "payRefused",
  "payAgain",
  "payAgainWithCredit",
  "declineAtProvider",
  "releaseAtProvider",
  "accept",
  "decline",
  "withdraw",
  "giveUpFirst",
  "giveUpOthers",
  "giveUpAsked",
  "cancel",
  "forGuest",
  "waive",
  "refundPart",
  "refundPartToCredit",
  "giveCredit",
  "giveToCard",
  "rebook",
  "flight",
  "offerNewDate",
  "chooseNewDate",
  "declineNewDate",
  "cutPrice",
  "buyVoucher",
  "redeem",
] as const
export type Command = (typeof COMMANDS)[number] | ProviderChange

/** What is being done, by which guest, at which moment. */
export interface Step {
  command: Command
  guest: number
  now: number
}

/** What nobody can do while the provider is away. */
export const WITH_PROVIDER: readonly Command[] = [
  "order",
  "orderWithCredit",
  "pay",
  "payRefused",
  "payAgain",
  "payAgainWithCredit",
  "declineAtProvider",
  "releaseAtProvider",
  "giveToCard",
  // what is not collected yet is not divided
  "refundPartToCredit",
  "buyVoucher",
]

/** What a client may send once more that has given up waiting for its answer. */
export const REPEATED: readonly Command[] = [
  "hold1",
  "hold2",
  "add1",
  "add2",
  "abandon",
  "order",
  "accept",
  "decline",
  "withdraw",
  "cancel",
  "forGuest",
  "waive",
  "refundPart",
  "refundPartToCredit",
  "giveCredit",
  "giveToCard",
  "rebook",
  "flight",
  "chooseNewDate",
  "declineNewDate",
]

const AT_PROVIDER: readonly Command[] = ["pay", "payRefused", "declineAtProvider"]
const OF_LATEST_ORDER: readonly Command[] = [
  "abandon",
  "order",
  "orderWithCredit",
  "accept",
  "decline",
  "withdraw",
  "giveUpAsked",
  "payAgain",
  "payAgainWithCredit",
]

/**
 * What a command is about: the newest order of its guest, the newest that can be paid, or the newest
 * that is not for more seats of another one.
 */
export function bookingOf(model: Model, { command, guest, now }: Step): Booking | undefined {
  if (isProviderChange(command)) return changedBooking(model, { command, guest, now })
  const own = model.bookings.filter((booking) => booking.guest === guest)
  if (command === "releaseAtProvider") {
    return own.findLast(({ order }) => order?.state === "reserved" && order.credit < order.amount)
  }
  if (AT_PROVIDER.includes(command)) return own.findLast(({ order }) => order?.state === "open")
  return own.findLast(({ lead }) => lead === null || OF_LATEST_ORDER.includes(command))
}

/** Plays a step; false where it is refused or changes nothing. */
export function play(model: Model, step: Step): boolean {
  const booking = bookingOf(model, step)
  const { command } = step
  if (command === "hold1") return hold(model, { ...step, seats: 1 })
  if (command === "hold2") return hold(model, { ...step, seats: 2 })
  if (command === "flight") return callOff(model, flightNow(model))
  if (command === "offerNewDate") return offerNewDate(model, step.now)
  if (command === "cutPrice") return cutPrice(model)
  if (command === "buyVoucher") {
    model.vouchers.push(null)
    return true
  }
  if (command === "redeem") return redeem(model, step.guest)
  const flight = booking && model.flights[booking.flight]
  if (!flight) return false
  if (isProviderChange(command)) return booking.order !== null && change(booking.order, command)
  return leaveIt(model, booking, flight, step) ?? playOn(model, booking, flight, step)
}

/** Who leaves a booking, or what a pilot does with all of it; undefined for every other command. */
export function leaveIt(
  model: Model,
  booking: Booking,
  flight: Flight,
  { command, now }: Step,
): boolean | undefined {
  const { status } = booking
  switch (command) {
    case "giveUpFirst":
      return giveUp(model, booking, flight, { isLeaving: FIRST, now })
    case "giveUpOthers":
      return giveUp(model, booking, flight, { isLeaving: OTHERS, now })
    case "giveUpAsked":
      return status === "requested" && giveUp(model, booking, flight, { isLeaving: FIRST, now })
    case "cancel":
      return status === "confirmed" && !flight.isOff && cancel(model, booking, flight, now)
    case "forGuest":
      if (isUnpaid(booking)) return end(model, booking, "declined")
      if (status !== "rebooking_offered" && (status !== "confirmed" || flight.isOff)) return false
      return giveAllBack(model, booking)
    case "waive":
      if (status !== "cancelled_by_passenger" && status !== "confirmed") return false
      return !flight.isOff && waive(model, booking)
    default:
      return undefined
  }
}

function playOn(model: Model, booking: Booking, flight: Flight, { command, now }: Step): boolean {
  const { status } = booking
  switch (command) {
    case "add1":
      return addSeats(model, booking, 1, now)
    case "add2":
      return addSeats(model, booking, 2, now)
    case "abandon":
      return status === "held" && lapse(model, booking)
    case "order":
    case "orderWithCredit":
      return order(model, booking, flight, { now, withCredit: command === "orderWithCredit" })
    case "pay":
      if (booking.order?.state !== "open") return false
      return reserve(model, booking, flight, now)
    case "payRefused":
      if (booking.order?.state !== "open") return false
      booking.order.isRefused = true
      return reserve(model, booking, flight, now)
    case "payAgain":
    case "payAgainWithCredit":
      return payAgain(model, booking, { now, withCredit: command === "payAgainWithCredit" })
    case "releaseAtProvider":
      return status === "requested" && end(model, booking, "expired")
    case "declineAtProvider":
      if (booking.order?.state !== "open") return false
      return letGo(model, booking)
    case "accept":
      if (status !== "requested" || now >= booking.respondBy) return false
      return confirm(model, booking, now)
    case "decline":
      return status === "requested" && now < booking.respondBy && end(model, booking, "declined")
    case "refundPart":
      return refundPart(model, booking, flight)
    case "refundPartToCredit":
      return refundPartToCredit(model, booking, flight)
    case "giveCredit":
      return giveCredit(model, booking)
    case "giveToCard":
      return giveToCard(booking)
    case "rebook":
      return rebook(model, booking, flight, now)
    case "withdraw":
      return isUnpaid(booking) && end(model, booking, "withdrawn")
    case "chooseNewDate":
      return status === "rebooking_offered" && now < booking.rebookBy && choose(model, booking, now)
    case "declineNewDate":
      return status === "rebooking_offered" && giveAllBack(model, booking)
    default:
      throw new Error(`nobody knows how to ${command}`)
  }
}

/** What ends by itself at this moment. */
export function letTimePass(model: Model, now: number): void {
  for (const booking of model.bookings) {
    if (booking.status === "held" && booking.holdUntil <= now) lapse(model, booking)
    if (booking.status === "requested" && booking.respondBy <= now) end(model, booking, "expired")
    if (booking.status === "payment_due" && booking.dueBy <= now) end(model, booking, "expired")
    if (booking.status === "rebooking_offered" && booking.rebookBy <= now) {
      giveAllBack(model, booking)
    }
  }
}

function redeem(model: Model, guest: number): boolean {
  const index = model.vouchers.indexOf(null)
  if (index === -1) return false
  model.vouchers[index] = guest
  addToWallet(model, guest, VOUCHER_VALUE)
  return true
}
