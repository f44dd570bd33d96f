import { hours } from "#platform/duration.ts"
import { cutCollected, lowerPrice, waive } from "./giving-back.ts"
import { giveAllBack } from "./leaving.ts"
import { end, lapse, lapseExpired } from "./ordering.ts"
import {
  type Booking,
  FIRST_FLIGHT,
  flightNow,
  freeSeats,
  isBookable,
  isLive,
  type Model,
  NEW_DATE,
  onFlight,
  PRICES,
} from "./state.ts"

/*
 * What a pilot does with a whole flight, and who comes along on the new date.
 */

export function callOff(model: Model, index: number): boolean {
  const flight = model.flights[index]
  if (!flight || flight.isOff) return false
  endUnconfirmed(model, index)
  for (const booking of onFlight(model, index)) {
    if (booking.status === "confirmed") giveAllBack(model, booking)
  }
  flight.isOff = true
  return true
}

// and nothing stays of a flight that does not take place
function endUnconfirmed(model: Model, index: number) {
  for (const booking of onFlight(model, index)) {
    if (booking.status === "held") lapse(model, booking)
    else if (isUnpaid(booking)) end(model, booking, "declined")
    else waive(model, booking)
  }
}

export const isUnpaid = ({ status }: Booking) => status === "requested" || status === "payment_due"

export function offerNewDate(model: Model, now: number): boolean {
  const index = flightNow(model)
  const flight = model.flights[index]
  const guests = onFlight(model, index).filter(({ status }) => status === "confirmed")
  // one new date per sequence is enough
  if (!flight || flight.isOff || index !== FIRST_FLIGHT || guests.length === 0) return false
  endUnconfirmed(model, index)
  for (const booking of guests) {
    booking.status = "rebooking_offered"
    booking.rebookBy = Math.min(now + hours(72), model.newDate - hours(6))
  }
  flight.isOff = true
  return true
}

export function choose(model: Model, booking: Booking, now: number): boolean {
  const { [FIRST_FLIGHT]: former, [NEW_DATE]: made } = model.flights
  if (!former) throw new Error("there was no flight")
  const { pilot, seats, price } = former
  if (made?.isOff) return false
  const flight = made ?? { pilot, departsAt: model.newDate, seats, price, isOff: false }
  if (!isBookable(flight, now)) return false
  if (made && onFlight(model, NEW_DATE).some((one) => one.guest === booking.guest && isLive(one))) {
    return false
  }
  if (made && freeSeats(model, NEW_DATE, now) < booking.seats) return false
  if (!made) model.flights.push(flight)
  lapseExpired(model, NEW_DATE, now)
  booking.flight = NEW_DATE
  booking.status = "confirmed"
  booking.confirmedAt = now
  booking.people = booking.people.map(() => now)
  if (flight.price < booking.share) cutCollected(model, booking, flight.price)
  return true
}

export function cutPrice(model: Model): boolean {
  const index = flightNow(model)
  const flight = model.flights[index]
  const price = PRICES.find((one) => flight && one < flight.price)
  if (!flight || flight.isOff || price === undefined) return false
  flight.price = price
  for (const booking of onFlight(model, index)) {
    if (booking.share <= price) continue
    if (isUnpaid(booking)) lowerPrice(booking, price)
    if (booking.status === "confirmed") cutCollected(model, booking, price)
  }
  return true
}
