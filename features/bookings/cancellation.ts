import type { FlightStatus } from "#features/flights/flight.ts"
import type { Actor } from "#platform/actor.ts"
import { type BookingPrice, type BookingStatus, NOTHING, priceOfBooking } from "./booking.ts"

/*
 * A passenger cancels a confirmed booking (product decision 4): until 24 hours before the start
 * everything comes back; later half of the share, and the fee is kept. The clock at the click
 * decides, to the millisecond. The amounts on the page, in the command and in the mail all come
 * from here.
 */

const HOUR = 60 * 60 * 1000
const FREE_BEFORE_START_MS = 24 * HOUR
const FREE_AFTER_BOOKING_MS = HOUR
/** The free hour after booking needs a start that is still this far away. */
export const FREE_HOUR_NEEDS_MS = 6 * HOUR

/** Why everything comes back, or that only a part does. */
export type CancellationTerms = "in-time" | "first-hour" | "paused" | "changed" | "late"

export interface Cancellation {
  terms: CancellationTerms
  /** What goes back, and what is kept: together the price of the booking. */
  refund: BookingPrice
  kept: BookingPrice
}

interface CancellableBooking {
  status: BookingStatus
  passengerId: number | null
  confirmedAt: Date | null
  seats: number
  seatPriceCents: number
  feeCents: number
}

interface CancellableFlight {
  status: FlightStatus
  departsAt: Date | null
}

/** Until then a passenger gets everything back, the fee included. */
export function freeCancellationUntil(departsAt: Date): Date {
  return new Date(departsAt.getTime() - FREE_BEFORE_START_MS)
}

/** The passenger of a confirmed booking may leave it until its flight departs. */
export function canCancelAsPassenger(
  booking: CancellableBooking,
  flight: CancellableFlight,
  actor: Actor,
  now: Date,
): boolean {
  const isAhead = flight.status === "published" || flight.status === "paused"
  return (
    booking.status === "confirmed" &&
    actor.kind === "user" &&
    actor.userId === booking.passengerId &&
    isAhead &&
    flight.departsAt !== null &&
    now < flight.departsAt
  )
}

/**
 * What a passenger gets back who cancels at `now`, a moment before the start. `isChangeOpen`: the flight
 * has changed, and whether they still come along is theirs to say.
 */
export function cancellationByPassenger(
  booking: CancellableBooking,
  flight: CancellableFlight,
  now: Date,
  { isChangeOpen = false } = {},
): Cancellation {
  const price = priceOfBooking(booking)
  const terms = isChangeOpen ? "changed" : termsAt(booking, flight, now)
  if (terms !== "late") return { terms, refund: price, kept: NOTHING }
  // an odd cent is the passenger's
  const keptShare = Math.floor(price.shareCents / 2)
  const kept = partsOf(keptShare, price.feeCents)
  return { terms, kept, refund: partsOf(price.shareCents - keptShare, 0) }
}

function termsAt(
  { confirmedAt }: CancellableBooking,
  { departsAt, status }: CancellableFlight,
  now: Date,
): CancellationTerms {
  // nobody knows whether it will take place, and at the start everything would go back anyway
  if (status === "paused") return "paused"
  const untilStart = departsAt ? departsAt.getTime() - now.getTime() : 0
  if (untilStart >= FREE_BEFORE_START_MS) return "in-time"
  const sinceBooking = confirmedAt ? now.getTime() - confirmedAt.getTime() : Infinity
  if (sinceBooking <= FREE_AFTER_BOOKING_MS && untilStart >= FREE_HOUR_NEEDS_MS) return "first-hour"
  return "late"
}

function partsOf(shareCents: number, feeCents: number): BookingPrice {
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}

/**
 * The pilot may give back what late cancelled seats have kept, as long as it is not settled.
 */
export function canWaive(
  booking: { status: BookingStatus; keptShareCents: number; keptFeeCents: number },
  flight: { status: FlightStatus },
): boolean {
  const isUnsettled = UNSETTLED.includes(flight.status)
  const isKept = booking.keptShareCents + booking.keptFeeCents > 0
  const isLate = booking.status === "cancelled_by_passenger" || booking.status === "confirmed"
  return isLate && isKept && isUnsettled
}

const UNSETTLED: readonly FlightStatus[] = ["published", "paused", "under_way", "settlement_due"]
