import type { Responses } from "#features/users/pilots/responses.ts"
import type { FlightOnBoard } from "./flight-on-board.ts"
import { periodsOf } from "./periods.ts"
import { countAirfields, placesOf, routesOf } from "./places-flown.ts"
import type { PassengerStatistics, PilotStatistics } from "./user-statistics.ts"

/** All that a guest did on these flights. */
export function sumUpGuest(flights: readonly FlightOnBoard[]): PassengerStatistics {
  const people = flights.flatMap((flight) => flight.people.map(({ userId }) => userId))
  return {
    flights: flights.length,
    minutes: sum(flights, ({ minutes }) => minutes),
    distanceKm: sum(flights, ({ distanceKm }) => distanceKm),
    airfields: countAirfields(flights),
    people: new Set(people).size,
    sharedCents: sum(flights, ({ sharedCents }) => sharedCents),
    periods: periodsOf(flights).map(({ period, flights: ofPeriod }) => ({
      period,
      flights: ofPeriod.length,
      minutes: sum(ofPeriod, ({ minutes }) => minutes),
    })),
    routes: routesOf(flights),
    places: placesOf(flights),
  }
}

/** All that a pilot did on these flights; how they answer and are rated is known of all time. */
export function sumUpPilot(
  flights: readonly FlightOnBoard[],
  { responses, rating }: { responses: Responses; rating: PilotStatistics["rating"] },
): PilotStatistics {
  const guests = sum(flights, (flight) => flight.guests)
  const seats = sum(flights, ({ seatsOffered }) => seatsOffered)
  const costCents = sum(flights, (flight) => flight.costCents)
  const sharedCents = sum(flights, (flight) => flight.sharedCents)
  const retainedCents = sum(flights, (flight) => flight.retainedCents)
  return {
    flights: flights.length,
    minutes: sum(flights, ({ minutes }) => minutes),
    distanceKm: sum(flights, ({ distanceKm }) => distanceKm),
    guests,
    seatOccupation: seats === 0 ? null : guests / seats,
    costCents,
    sharedCents,
    retainedCents,
    ownCents: costCents - sharedCents - retainedCents,
    unsettledFlights: flights.filter(({ isSettled }) => !isSettled).length,
    answerRate: responses.rate,
    answerMinutes: responses.minutes,
    rating,
    periods: periodsOf(flights).map(({ period, flights: ofPeriod }) => ({
      period,
      flights: ofPeriod.length,
      minutes: sum(ofPeriod, ({ minutes }) => minutes),
      withGuestsMinutes: sum(ofPeriod, (flight) => (flight.guests > 0 ? flight.minutes : 0)),
    })),
    routes: routesOf(flights),
    places: placesOf(flights),
  }
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0)
}
