import { hours } from "#platform/duration.ts"
import { keepNothing, promiseBack } from "./giving-back.ts"
import { endOpenOrderOf } from "./ordering.ts"
import { type Booking, type Flight, type Model, priceOf } from "./state.ts"

/*
 * Guests who leave, all of a booking or some. From 24 hours before the start on, half of the share and
 * the fee stay of everybody who has been sure to come along for more than an hour.
 */

/** Which of the people of a booking leave, by their place. */
export type Leaving = (place: number) => boolean

export const FIRST: Leaving = (place) => place === 0
export const OTHERS: Leaving = (place) => place > 0

export function cancel(model: Model, booking: Booking, flight: Flight, now: number): boolean {
  if (now >= flight.departsAt) return false
  const kept = keepOf(booking, flight, booking.people, now)
  booking.status = "cancelled_by_passenger"
  endOpenOrderOf(model, booking, "guest")
  promiseBack(model, booking, {
    share: booking.seats * booking.share - kept.share,
    fee: booking.seats * booking.fee - kept.fee,
  })
  return true
}

/** Some give up their seats; of a request less is collected then. */
export function giveUp(
  model: Model,
  booking: Booking,
  flight: Flight,
  { isLeaving, now }: { isLeaving: Leaving; now: number },
): boolean {
  const isAsked = booking.status === "requested"
  const isAhead = booking.status === "confirmed" && !flight.isOff && now < flight.departsAt
  if (booking.seats < 2 || !(isAsked || isAhead)) return false
  const leaving = booking.people.filter((_, place) => isLeaving(place))
  booking.people = booking.people.filter((_, place) => !isLeaving(place))
  booking.seats -= leaving.length
  if (isAsked) return true
  const kept = keepOf(booking, flight, leaving, now)
  promiseBack(model, booking, {
    share: leaving.length * booking.share - kept.share,
    fee: leaving.length * booking.fee - kept.fee,
  })
  return true
}

/** What stays of people who leave now, when each of them was sure to come along. */
function keepOf(booking: Booking, flight: Flight, sureAt: number[], now: number) {
  const untilStart = flight.departsAt - now
  // whoever joins has an hour of their own, and the booking's, should the clock have gone back meanwhile
  const isFree = (at: number) =>
    untilStart >= hours(24) ||
    (now - Math.max(at, booking.confirmedAt) <= hours(1) && untilStart >= hours(6))
  const late = sureAt.filter((at) => !isFree(at)).length
  const kept = { share: (late * booking.share) / 2, fee: late * booking.fee }
  booking.retainedShare += kept.share
  booking.retainedFee += kept.fee
  booking.lateCancelledSeats += late
  return kept
}

/** What a guest who does something now reads as the amount that comes back. */
export function refundShown(
  model: Model,
  booking: Booking,
  leave: (model: Model, booking: Booking, flight: Flight) => boolean,
): number {
  const trial = structuredClone({ model, booking })
  const flight = trial.model.flights[booking.flight]
  if (!flight || !leave(trial.model, trial.booking, flight)) return 0
  if (booking.status === "requested") return priceOf(booking) - priceOf(trial.booking)
  return backOf(trial.booking) - backOf(booking)
}

const backOf = ({ order, joined }: Booking) =>
  joined.reduce((sum, { back }) => sum + back, order?.back ?? 0)

export function giveAllBack(model: Model, booking: Booking): boolean {
  const { seats, share, fee, retainedShare, retainedFee } = booking
  booking.status = "cancelled_by_pilot"
  keepNothing(booking)
  endOpenOrderOf(model, booking, "pilot")
  promiseBack(model, booking, {
    share: seats * share + retainedShare,
    fee: seats * fee + retainedFee,
  })
  return true
}
