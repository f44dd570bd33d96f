import type { FlightStatus } from "#features/flights/core/flight.ts"
import { expectedDeparture } from "#features/flights/core/flight-clock.ts"
import type { Actor } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"
import { type BookingPrice, type BookingStatus, priceOfBooking, ZERO_PRICE } from "./booking.ts"

/*
 * A passenger cancels a confirmed booking (product decision 4): until 24 hours before the start
 * everything comes back; later half of the share, and the fee is kept. The clock at the click
 * decides, to the millisecond. The amounts on the page, in the command and in the mail all come
 * from here.
 */

const FREE_BEFORE_START_MS = hours(24)
const FREE_AFTER_BOOKING_MS = hours(1)
/** Whoever would have to wait for so long may leave. */
const FREE_AFTER_DELAY_MS = hours(1)
/** The free hour after booking needs a start that is still this far away. */
export const FREE_HOUR_NEEDS_MS = hours(6)

/** Why everything comes back, or that only a part does. */
export type CancellationTerms = "in-time" | "first-hour" | "paused" | "changed" | "delayed" | "late"

export interface Cancellation {
  terms: CancellationTerms
  /** What goes back, and what is kept: together the price of the booking. */
  refund: BookingPrice
  retained: BookingPrice
  /** Of how many seats a part is kept. */
  lateCancelledSeats: number
}

interface Circumstances {
  /** The flight has changed, and whether they still come along is theirs to say. */
  isChangeOpen?: boolean
  /** Of the people who leave: when they joined the confirmed booking; null for who was in it before. */
  joinedAts?: readonly (Date | null)[]
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
  expectedDepartsAt: Date | null
}

/** Until then a passenger gets everything back, the fee included. */
export function freeCancellationUntil(departsAt: Date): Date {
  return new Date(departsAt.getTime() - FREE_BEFORE_START_MS)
}

/** However near the start is, who is booked since `bookedAt` gets everything back until then. */
export function freeHourAfter(bookedAt: Date, departsAt: Date): Date {
  const until = Math.min(
    bookedAt.getTime() + FREE_AFTER_BOOKING_MS,
    departsAt.getTime() - FREE_HOUR_NEEDS_MS,
  )
  return new Date(until)
}

/** The passenger of a confirmed booking may leave it until its flight departs. */
export function canCancelAsPassenger(
  booking: CancellableBooking,
  flight: CancellableFlight,
  actor: Actor,
  now: Date,
): boolean {
  const isAhead = flight.status === "published" || flight.status === "paused"
  const starts = expectedDeparture(flight)
  return (
    booking.status === "confirmed" &&
    actor.kind === "user" &&
    actor.userId === booking.passengerId &&
    isAhead &&
    starts !== null &&
    now < starts
  )
}

/**
 * What a passenger gets back who cancels at `now`, a moment before the start. Seats that joined the
 * booking later have a free hour of their own.
 */
export function cancellationByPassenger(
  booking: CancellableBooking,
  flight: CancellableFlight,
  now: Date,
  { isChangeOpen = false, joinedAts = [] }: Circumstances = {},
): Cancellation {
  const price = priceOfBooking(booking)
  const terms = isChangeOpen ? "changed" : termsAt(booking, flight, now)
  if (terms !== "late") return { terms, refund: price, retained: ZERO_PRICE, lateCancelledSeats: 0 }
  const freshSeats = joinedAts.filter((at) => isFresh(at, flight, now)).length
  const lateCancelledSeats = booking.seats - freshSeats
  if (lateCancelledSeats === 0)
    return { terms: "first-hour", refund: price, retained: ZERO_PRICE, lateCancelledSeats }
  const late = priceOfBooking({ ...booking, seats: lateCancelledSeats })
  // an odd cent is the passenger's
  const retained = partsOf(Math.floor(late.shareCents / 2), late.feeCents)
  const refund = partsOf(price.shareCents - retained.shareCents, price.feeCents - retained.feeCents)
  return { terms, retained, refund, lateCancelledSeats }
}

/** Whether somebody booked so lately that leaving is free, however near the start is. */
export function isFresh(
  bookedAt: Date | null,
  { departsAt }: Pick<CancellableFlight, "departsAt">,
  now: Date,
): boolean {
  if (!bookedAt || !departsAt) return false
  const sinceBooking = now.getTime() - bookedAt.getTime()
  const untilStart = departsAt.getTime() - now.getTime()
  return sinceBooking <= FREE_AFTER_BOOKING_MS && untilStart >= FREE_HOUR_NEEDS_MS
}

function termsAt(
  { confirmedAt }: CancellableBooking,
  flight: CancellableFlight,
  now: Date,
): CancellationTerms {
  // nobody knows whether it will take place, and at the start everything would go back anyway
  if (flight.status === "paused") return "paused"
  if (isMuchLater(flight)) return "delayed"
  const untilStart = flight.departsAt ? flight.departsAt.getTime() - now.getTime() : 0
  if (untilStart >= FREE_BEFORE_START_MS) return "in-time"
  return isFresh(confirmedAt, flight, now) ? "first-hour" : "late"
}

/** It starts so much later than it was booked that nobody has to wait for it. */
export function isMuchLater({
  departsAt,
  expectedDepartsAt,
}: Pick<CancellableFlight, "departsAt" | "expectedDepartsAt">): boolean {
  if (!departsAt || !expectedDepartsAt) return false
  return expectedDepartsAt.getTime() - departsAt.getTime() >= FREE_AFTER_DELAY_MS
}

function partsOf(shareCents: number, feeCents: number): BookingPrice {
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}

/**
 * The pilot may give back what late cancelled seats have kept, as long as it is not settled.
 */
export function canWaive(
  booking: { status: BookingStatus; retainedShareCents: number; retainedFeeCents: number },
  flight: { status: FlightStatus },
): boolean {
  const isUnsettled = UNSETTLED.includes(flight.status)
  const isKept = booking.retainedShareCents + booking.retainedFeeCents > 0
  const isLate = booking.status === "cancelled_by_passenger" || booking.status === "confirmed"
  return isLate && isKept && isUnsettled
}

const UNSETTLED: readonly FlightStatus[] = ["published", "paused", "under_way", "settlement_due"]
