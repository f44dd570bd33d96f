import { cutCollected } from "./giving-back.ts"
import { hasOpenOrder, lapseExpired } from "./ordering.ts"
import {
  type Booking,
  ELSEWHERE,
  type Flight,
  freeSeats,
  isBookable,
  isLive,
  type Model,
  NEW_DATE,
  onFlight,
} from "./state.ts"

/*
 * The back office moves a booking to another flight, of another pilot or to the new date.
 */

/** Where it goes: elsewhere, and from there to the new date. */
export const targetOf = ({ flight }: Booking) => (flight === ELSEWHERE ? NEW_DATE : ELSEWHERE)

/** It stays the same booking and never costs more; what is cheaper there goes back. */
export function rebook(model: Model, booking: Booking, flight: Flight, now: number): boolean {
  const index = targetOf(booking)
  const target = model.flights[index]
  if (!target || !canLeave(booking, flight, now) || hasOpenOrder(model, booking)) return false
  if (!isBookable(target, now) || freeSeats(model, index, now) < booking.seats) return false
  if (onFlight(model, index).some((one) => one.guest === booking.guest && isLive(one))) return false
  lapseExpired(model, index, now)
  for (const more of model.bookings) {
    if (more.lead === booking && more.status === "joined") more.flight = index
  }
  booking.flight = index
  booking.status = "confirmed"
  booking.confirmedAt = now
  if (target.price < booking.share) cutCollected(model, booking, target.price)
  return true
}

function canLeave(booking: Booking, flight: Flight, now: number): boolean {
  const { status, lateCancelledSeats, retainedShare, retainedFee } = booking
  if (lateCancelledSeats + retainedShare + retainedFee > 0) return false
  if (status === "rebooking_offered") return true
  return status === "confirmed" && !flight.isOff && now < flight.departsAt
}
