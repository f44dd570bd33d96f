import { days, hours } from "#platform/duration.ts"
import type { BookingDraft } from "../factories/booking-draft.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import { createRandom } from "../random.ts"
import { type BookingPlan, planBookings } from "./plan-bookings.ts"

/** Nobody books later than this before the start: pilots need time to answer. */
const LAST_BOOKING_BEFORE_START = hours(60)

/** Bookings for flights ahead: the sooner, the fuller. */
export function fillComing(
  plan: BookingPlan,
  flights: readonly FlightRow[],
  opensAt: (flight: FlightRow) => Date,
): BookingDraft[] {
  return flights.flatMap((flight) => {
    const { departsAt } = flight
    if (!departsAt) return []
    const random = createRandom(`demand ${flight.title} ${departsAt.toISOString()}`)
    const daysAhead = (departsAt.getTime() - plan.until.getTime()) / days(1)
    const interest = daysAhead < 14 ? 0.72 : daysAhead < 45 ? 0.46 : 0.2
    const chance = random.next()
    if (chance > interest) return []
    // of those that are wanted at all: a tenth is full, most keep one seat
    const wanted = random.next()
    const most = flight.seatsOffered
    const seats = wanted < 0.12 ? most : wanted < 0.62 ? most - 1 : random.int(1, most)
    if (seats === 0) return []
    const closesAt = Math.min(plan.until.getTime(), departsAt.getTime() - LAST_BOOKING_BEFORE_START)
    const opens = opensAt(flight)
    if (closesAt - opens.getTime() < hours(2)) return []
    return planBookings(plan, { flight, seats, opensAt: opens, closesAt: new Date(closesAt) })
  })
}

/** Bookings for flights that took place: at least one, often all seats. */
export function fillPast(
  plan: BookingPlan,
  flights: readonly FlightRow[],
  opensAt: (flight: FlightRow) => Date,
): BookingDraft[] {
  return flights.flatMap((flight) => {
    if (!flight.departsAt) return []
    const random = createRandom(`demand ${flight.title} ${flight.departsAt.toISOString()}`)
    const seats = random.chance(0.5) ? flight.seatsOffered : random.int(1, flight.seatsOffered)
    const closesAt = new Date(flight.departsAt.getTime() - LAST_BOOKING_BEFORE_START)
    return planBookings(plan, { flight, seats, opensAt: opensAt(flight), closesAt })
  })
}
