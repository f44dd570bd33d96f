import {
  type BookingStatus,
  canWithdraw,
  type LateParts,
  priceOfBooking,
  ZERO_PRICE,
} from "#features/bookings/core/booking.ts"
import {
  type Cancellation,
  canCancelAsPassenger,
  cancellationByPassenger,
} from "#features/bookings/core/cancellation.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import type { Actor } from "#platform/actor.ts"

/*
 * A passenger keeps a booking but gives up some of its seats: who stays at home is chosen, their
 * seats are free at once. What goes back follows from the same terms as a cancellation, for these
 * seats alone; of a request nothing is collected yet. The last seat is a cancellation.
 */

interface ReducibleBooking {
  status: BookingStatus
  passengerId: number | null
  confirmedAt: Date | null
  seats: number
  seatPriceCents: number
  feeCents: number
}

interface Flight {
  status: FlightStatus
  departsAt: Date | null
  expectedDepartsAt: Date | null
}

/** The passenger of several seats may give up some of them, as long as all could be given up. */
export function canGiveUpSeats(
  booking: ReducibleBooking,
  flight: Flight,
  actor: Actor,
  now: Date,
): boolean {
  const isAhead = canWithdraw(booking, actor) || canCancelAsPassenger(booking, flight, actor, now)
  return isAhead && booking.status !== "payment_due" && booking.seats > 1
}

/**
 * What goes back and what is kept of seats that are given up at `now`.
 * @param joinedAts of each of their people, when they joined the confirmed booking, or null
 */
export function seatsGivenUp(
  booking: ReducibleBooking,
  flight: Flight,
  joinedAts: readonly (Date | null)[],
  now: Date,
  { isChangeOpen = false } = {},
): Cancellation {
  const part = { ...booking, seats: joinedAts.length }
  if (booking.status === "requested") {
    return {
      terms: "in-time",
      refund: priceOfBooking(part),
      retained: ZERO_PRICE,
      lateCancelledSeats: 0,
    }
  }
  return cancellationByPassenger(part, flight, now, { isChangeOpen, joinedAts })
}

/** What changes of a booking with the seats that are given up. */
export function withoutSeats(
  booking: LateParts & { seats: number; lateCancelledSeats: number },
  count: number,
  { retained, lateCancelledSeats }: Cancellation,
) {
  return {
    seats: booking.seats - count,
    retainedShareCents: booking.retainedShareCents + retained.shareCents,
    retainedFeeCents: booking.retainedFeeCents + retained.feeCents,
    lateCancelledSeats: booking.lateCancelledSeats + lateCancelledSeats,
  }
}
