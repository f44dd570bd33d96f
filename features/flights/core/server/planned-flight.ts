import type { PlannedFlight } from "#features/verification/flugfit/flugfit.ts"
import { isoDay } from "#platform/days.ts"
import { isNightAt } from "#platform/sun.ts"
import type { FlightDetail, OfferDetail } from "./flights-queries.ts"

/**
 * A flight as the rules of Flugfit ask for it; undefined without an aircraft. Of an offer without a
 * date, the first day of its window that is not over; whether it gets dark is asked once it has one.
 */
export function plannedFlightOf(
  { flight, plane, departure, destination }: FlightDetail | OfferDetail,
  now: Date,
): PlannedFlight | undefined {
  if (!plane) return undefined
  const today = isoDay(now, flight.timeZone)
  const [, firstDay = today] = [flight.windowFrom ?? today, today].toSorted()
  const { departsAt, arrivesAt } = flight
  return {
    day: departsAt ? isoDay(departsAt, flight.timeZone) : firstDay,
    aircraftClass: plane.category,
    guests: flight.seatsOffered,
    isAtNight:
      (departsAt !== null && isNightAt(departsAt, departure)) ||
      (arrivesAt !== null && isNightAt(arrivesAt, destination)),
    isAerobatic: flight.topics.includes("kunstflug"),
    haveGuestsAgreed: null,
  }
}
