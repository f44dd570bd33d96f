import type { FlightStatus } from "#features/flights/core/flight.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { hours, minutes } from "#platform/duration.ts"

/*
 * Seats of one passenger account on one flight. Opening the checkout holds them for 15 minutes;
 * once the payment is authorised the hold becomes a request (or, with instant booking, is
 * confirmed at once); the pilot accepts or declines within 48 hours. Seats belong to a booking as
 * long as it is live. More seats for a confirmed booking are ordered like a booking of their own and
 * join it instead of being confirmed; what is open or over is separate, what is confirmed is one.
 * A payment that cannot be collected after the yes is due until `paymentDueBy`, by another means; the
 * seats stay as long, and more seats stand for themselves again.
 */

export type BookingStatus =
  | "held"
  | "lapsed"
  | "requested"
  | "confirmed"
  | "payment_due"
  | "declined"
  | "expired"
  | "withdrawn"
  | "cancelled_by_passenger"
  | "cancelled_by_pilot"
  | "rebooking_offered"
  | "no_show"
  | "flown"
  | "disputed"
  | "settled"
  | "joined"

export const LIVE_STATUSES = [
  "held",
  "requested",
  "confirmed",
  "payment_due",
  "rebooking_offered",
] as const

/** Alive and ordered, or flown: whoever has such a booking takes part in the flight, or did. */
export const TAKING_PART_STATUSES: readonly BookingStatus[] = [
  "requested",
  "confirmed",
  "payment_due",
  "rebooking_offered",
  "flown",
  "no_show",
  "disputed",
  "settled",
]

interface BookingTransition {
  to: BookingStatus
  by: readonly ActorRole[]
}

/** Every allowed step, by the status that it starts from. */
export const BOOKING_TRANSITIONS: Record<BookingStatus, readonly BookingTransition[]> = {
  held: [
    { to: "lapsed", by: ["system", "passenger"] },
    { to: "requested", by: ["passenger", "system"] },
    { to: "confirmed", by: ["passenger", "system"] },
    { to: "joined", by: ["system"] },
  ],
  // paid after the hold had run out: the seats are claimed again where they are still free
  lapsed: [
    { to: "requested", by: ["system"] },
    { to: "confirmed", by: ["system"] },
    { to: "joined", by: ["system"] },
  ],
  requested: [
    // the passenger where the pilot has named another start
    { to: "confirmed", by: ["pilot", "passenger"] },
    { to: "joined", by: ["pilot"] },
    { to: "declined", by: ["pilot", "admin", "system"] },
    { to: "expired", by: ["system"] },
    { to: "withdrawn", by: ["passenger", "admin"] },
  ],
  confirmed: [
    // silence about a changed flight is no agreement
    { to: "cancelled_by_passenger", by: ["passenger", "admin", "system"] },
    { to: "cancelled_by_pilot", by: ["pilot", "admin", "system"] },
    { to: "rebooking_offered", by: ["pilot"] },
    { to: "flown", by: ["pilot"] },
    { to: "no_show", by: ["pilot"] },
    // its payment could not be collected; so shortly before the start nobody waits for another one
    { to: "payment_due", by: ["system"] },
    { to: "expired", by: ["system"] },
  ],
  payment_due: [
    { to: "confirmed", by: ["system"] },
    { to: "joined", by: ["system"] },
    // nothing is paid: it ends like a request
    { to: "withdrawn", by: ["passenger", "admin"] },
    { to: "declined", by: ["pilot", "admin", "system"] },
    { to: "expired", by: ["system"] },
  ],
  rebooking_offered: [
    { to: "confirmed", by: ["passenger", "admin"] },
    { to: "expired", by: ["system"] },
    { to: "cancelled_by_pilot", by: ["passenger", "pilot", "admin", "system"] },
  ],
  flown: [
    { to: "settled", by: ["system", "admin"] },
    { to: "disputed", by: ["passenger"] },
  ],
  no_show: [
    { to: "settled", by: ["system", "admin"] },
    { to: "disputed", by: ["passenger"] },
  ],
  disputed: [
    // the guest may leave the statement as it is after all
    { to: "flown", by: ["admin", "passenger"] },
    { to: "no_show", by: ["admin", "passenger"] },
    { to: "settled", by: ["admin"] },
  ],
  declined: [],
  expired: [],
  withdrawn: [],
  cancelled_by_passenger: [],
  cancelled_by_pilot: [],
  settled: [],
  // of more seats the payment could not be collected
  joined: [
    { to: "payment_due", by: ["system"] },
    { to: "expired", by: ["system"] },
  ],
}

export function canMoveBooking(from: BookingStatus, to: BookingStatus, role: ActorRole): boolean {
  return BOOKING_TRANSITIONS[from].some((step) => step.to === to && step.by.includes(role))
}

export const BOOKING_STATUS_LABELS: Record<BookingStatus, string> = {
  held: "Gehalten",
  lapsed: "Verfallen",
  requested: "Angefragt",
  confirmed: "Zugesagt",
  payment_due: "Zahlung offen",
  declined: "Abgelehnt",
  expired: "Abgelaufen",
  withdrawn: "Zurückgezogen",
  cancelled_by_passenger: "Storniert",
  cancelled_by_pilot: "Abgesagt",
  rebooking_offered: "Neuer Termin angeboten",
  no_show: "Nicht erschienen",
  flown: "Geflogen",
  disputed: "In Klärung",
  settled: "Abgerechnet",
  joined: "Dazugebucht",
}

/** The pilot of the flight answers an open request. */
export function canAnswer(
  booking: { status: BookingStatus; respondBy: Date | null },
  flight: { pilotId: number },
  actor: Actor,
  now: Date,
): boolean {
  return (
    booking.status === "requested" &&
    actor.kind === "user" &&
    actor.userId === flight.pilotId &&
    booking.respondBy !== null &&
    now < booking.respondBy
  )
}

/** Yes to the start that the passenger named; with another one of their own the pilot has answered. */
export function canAccept(booking: { counterDepartsAt: Date | null }): boolean {
  return booking.counterDepartsAt === null
}

/** The passenger answers the other start that the pilot has named. */
export function canAcceptOtherStart(
  booking: {
    status: BookingStatus
    passengerId: number | null
    respondBy: Date | null
    counterDepartsAt: Date | null
  },
  actor: Actor,
  now: Date,
): boolean {
  return (
    booking.counterDepartsAt !== null &&
    booking.status === "requested" &&
    canWithdraw(booking, actor) &&
    booking.respondBy !== null &&
    now < booking.respondBy
  )
}

/** Nothing of it is collected, and whoever ends it now gives nothing back. */
export function isUnpaid({ status }: { status: BookingStatus }): boolean {
  return status === "requested" || status === "payment_due"
}

/** The passenger takes back a request that nobody has answered, or a booking whose payment is due. */
export function canWithdraw(
  booking: { status: BookingStatus; passengerId: number | null },
  actor: Actor,
): boolean {
  return isUnpaid(booking) && actor.kind === "user" && actor.userId === booking.passengerId
}

/** A confirmed booking may end with everything back as long as its flight has not started. */
export function canCancel(
  booking: { status: BookingStatus },
  flight: { status: FlightStatus },
): boolean {
  // its flight is cancelled already, the guest has not chosen another date yet
  if (booking.status === "rebooking_offered") return true
  const isAhead = flight.status === "published" || flight.status === "paused"
  return isAhead && booking.status === "confirmed"
}

/** Seats are held for 15 minutes while somebody who is signed in is at the checkout. */
export const HOLD_MS = minutes(15)

/** Whether a hold was offered to who waited: no checkout holds for longer than its 15 minutes at a time. */
export function isClaim({ createdAt, heldFrom, holdUntil }: HeldTimes): boolean {
  return holdUntil.getTime() - (heldFrom ?? createdAt).getTime() > HOLD_MS
}

/** „15 Minuten“: for how long seats were held in all, however often that was renewed. */
export function formatHeldTime({ createdAt, holdUntil }: HeldTimes): string {
  const count = Math.round((holdUntil.getTime() - createdAt.getTime()) / minutes(1))
  return count === 1 ? "1 Minute" : `${count} Minuten`
}

interface HeldTimes {
  createdAt: Date
  heldFrom: Date | null
  holdUntil: Date
}

/** 48 h after the request, or 12 h before the start if that is sooner, but at least one hour. */
export function respondBy(requestedAt: Date, departsAt: Date): Date {
  const latest = Math.min(requestedAt.getTime() + hours(48), departsAt.getTime() - hours(12))
  return new Date(Math.max(latest, requestedAt.getTime() + hours(1)))
}

const PAYMENT_DUE_MS = hours(24)
const PAID_BEFORE_START_MS = hours(6)
/** With less time than this before the start nobody could pay and still know that they fly. */
const TOO_LATE_TO_PAY_MS = hours(7)

/**
 * Until when a confirmed booking may be paid by another means whose payment could not be collected at
 * `now`: 24 hours, at the latest 6 hours before the start. Null with less than 7 hours left: it ends.
 */
export function paymentDueBy(now: Date, departsAt: Date): Date | null {
  if (departsAt.getTime() - now.getTime() < TOO_LATE_TO_PAY_MS) return null
  return new Date(
    Math.min(now.getTime() + PAYMENT_DUE_MS, departsAt.getTime() - PAID_BEFORE_START_MS),
  )
}

/** The passenger pays a confirmed booking anew whose payment could not be collected. */
export function canPayAgain(
  booking: { status: BookingStatus; passengerId: number | null; paymentDueBy: Date | null },
  actor: Actor,
  now: Date,
): boolean {
  return (
    booking.status === "payment_due" &&
    actor.kind === "user" &&
    actor.userId === booking.passengerId &&
    booking.paymentDueBy !== null &&
    now < booking.paymentDueBy
  )
}

export interface BookingPrice {
  shareCents: number
  feeCents: number
  totalCents: number
}

/** By which rule the fee of a booking follows from its price, in the columns that keep it. */
export interface FeeRuleColumns {
  feeRatePermille: number
  feeMinCents: number
  feeMaxCents: number
}

/** The rule that a booking was held by: a fee that an operator changes later is not its own. */
export function feeRuleOf(booking: FeeRuleColumns): FeeRule {
  return {
    ratePermille: booking.feeRatePermille,
    minCents: booking.feeMinCents,
    maxCents: booking.feeMaxCents,
  }
}

/** The columns that keep a rule. */
export function columnsOfFeeRule(rule: FeeRule): FeeRuleColumns {
  return {
    feeRatePermille: rule.ratePermille,
    feeMinCents: rule.minCents,
    feeMaxCents: rule.maxCents,
  }
}

/** The whole price of a booking: its seats at the price and fee that were shown. */
export function priceOfBooking(booking: {
  seats: number
  seatPriceCents: number
  feeCents: number
}): BookingPrice {
  const shareCents = booking.seats * booking.seatPriceCents
  const feeCents = booking.seats * booking.feeCents
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}

/** Whether the seats of a booking cost less than others of its flight, by the word of the back office. */
export function hasOwnPrice(
  booking: { seatPriceCents: number },
  flight: { seatPriceCents: number },
): boolean {
  return booking.seatPriceCents < flight.seatPriceCents
}

export const ZERO_PRICE: BookingPrice = { shareCents: 0, feeCents: 0, totalCents: 0 }

export interface LateParts {
  retainedShareCents: number
  retainedFeeCents: number
}

/**
 * What stays of seats that were cancelled late, all of a booking or some: the share is owed to the
 * pilot until the settlement, the fee to us.
 */
export function retainedOfLateSeats({
  retainedShareCents,
  retainedFeeCents,
}: LateParts): BookingPrice {
  const totalCents = retainedShareCents + retainedFeeCents
  return { shareCents: retainedShareCents, feeCents: retainedFeeCents, totalCents }
}

/** The part of a collected payment that the booking retains; the rest is refunded. */
export function retainedPrice(
  booking: { status: BookingStatus } & LateParts & Parameters<typeof priceOfBooking>[0],
): BookingPrice {
  const { status } = booking
  if (status === "cancelled_by_pilot") return ZERO_PRICE
  if (status === "cancelled_by_passenger") return retainedOfLateSeats(booking)
  return addPrices(priceOfBooking(booking), retainedOfLateSeats(booking))
}

export function addPrices(one: BookingPrice, other: BookingPrice): BookingPrice {
  return {
    shareCents: one.shareCents + other.shareCents,
    feeCents: one.feeCents + other.feeCents,
    totalCents: one.totalCents + other.totalCents,
  }
}

/** „1 Platz“, „2 Plätze“ */
export function formatSeatCount(seats: number): string {
  return seats === 1 ? "1 Platz" : `${seats} Plätze`
}

/** To a pilot who wants a seat on what they fly themselves. */
export const OWN_FLIGHT = "Das ist dein eigener Flug. Du sitzt schon vorn."
