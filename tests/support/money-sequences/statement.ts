import { callOff } from "./flights.ts"
import { cutCollected, promiseBack } from "./giving-back.ts"
import { type Booking, feeOf, type Model, onFlight } from "./state.ts"

/** Whether somebody came along on a flight, or left so late that a part was kept. */
export function isToSettle(model: Model, index: number): boolean {
  const flight = model.flights[index]
  return flight !== undefined && !flight.isOff && carriersOf(model, index).length > 0
}

const carriersOf = (model: Model, index: number) =>
  onFlight(model, index).filter(
    ({ status, retainedShare, retainedFee }) =>
      status === "confirmed" || retainedShare + retainedFee > 0,
  )

function equalShare(model: Model, index: number, cost: number): number {
  const seats = carriersOf(model, index).reduce(
    (sum, one) => sum + flownSeats(one) + one.lateCancelledSeats,
    0,
  )
  return Math.floor(cost / (seats + 1))
}

/** By how much what each seat carries falls, at the cost of its pilot. */
export const SHARE_CUT = 300

/** Between the statement and its end the office lowers what a booking carries; false: so much is not there. */
export function refundShare(model: Model, booking: Booking, cost: number): boolean {
  const share = Math.min(booking.share, equalShare(model, booking.flight, cost))
  if (share <= SHARE_CUT || booking.order?.state !== "collected") return false
  cutCollected(model, booking, share - SHARE_CUT)
  return true
}

/** What the page of the office shows: what goes back at once, and what the pilot was to get. */
export function shareShown(model: Model, booking: Booking, cost: number) {
  const trial = structuredClone({ model, booking })
  if (!refundShare(trial.model, trial.booking, cost)) return null
  const back = ({ order, joined }: Booking) =>
    joined.reduce((sum, one) => sum + one.back, order?.back ?? 0)
  const equal = equalShare(model, booking.flight, cost)
  return {
    shownRefundCents: back(trial.booking) - back(booking),
    shownShareCents: booking.seats * Math.min(booking.share, equal) + lateShareOf(booking, equal),
  }
}

/**
 * The flight is over, and nobody has objected to what it has cost; null: it was not flown. Everybody
 * carries the same, the pilot too, but nobody more than was paid; of seats that were left late at most
 * what was kept of them, and all of their fee.
 */
export function settleFlight(model: Model, index: number, cost: number | null) {
  if (cost === null) {
    callOff(model, index)
    return
  }
  const equal = equalShare(model, index, cost)
  for (const booking of carriersOf(model, index)) settle(model, booking, equal)
}

function settle(model: Model, booking: Booking, equal: number) {
  const flown = flownSeats(booking)
  const share = Math.min(booking.share, equal)
  const carried = flown * share + lateShareOf(booking, equal)
  promiseBack(model, booking, {
    share: flown * booking.share + booking.retainedShare - carried,
    // who did not come keeps the fee that was paid, and carries the same
    fee: booking.isNoShow
      ? 0
      : flown * (booking.fee - Math.min(booking.fee, feeOf(share, booking.feeRule))),
  })
  const pilot = model.pilots[model.flights[booking.flight]?.pilot ?? 0]
  if (pilot) pilot.owed += carried
  booking.isSettled = true
  if (booking.status === "confirmed") booking.status = "settled"
}

const flownSeats = ({ status, seats }: Booking) => (status === "confirmed" ? seats : 0)

// what was kept counts the same for each of these seats, but for an odd cent
function lateShareOf({ retainedShare, lateCancelledSeats }: Booking, equal: number): number {
  const each = Math.floor(retainedShare / Math.max(lateCancelledSeats, 1))
  const dearer = retainedShare - each * lateCancelledSeats
  return dearer * Math.min(each + 1, equal) + (lateCancelledSeats - dearer) * Math.min(each, equal)
}
