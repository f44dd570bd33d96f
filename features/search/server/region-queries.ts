import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import type { DeparturePlace, TopicFacts } from "../topic-facts.ts"
import { findSoon, listFirstOf, type SoonQuestion } from "./find-soon.ts"
import { factsOf, placesOf } from "./soon-figures.ts"

/** Flights from these airports; only those that come back without a stay, where it is asked for. */
export interface FromAirports {
  airportIds: readonly number[]
  isRoundTrip: boolean
}

function fromAirports({ airportIds, isRoundTrip }: FromAirports): SoonQuestion {
  return { airportIds, trait: isRoundTrip ? "round_trip" : undefined }
}

/** Today's figures of a region; undefined while nothing there can be booked. */
export async function findFactsOfAirports(
  db: Db,
  from: FromAirports,
): Promise<TopicFacts | undefined> {
  return factsOf(db, await findSoon(db, fromAirports(from)))
}

export async function listFlightsFromAirports(
  db: Db,
  from: FromAirports,
  limit: number,
): Promise<FlightCardData[]> {
  return listFirstOf(db, await findSoon(db, fromAirports(from)), limit)
}

/** Those of the airports from which somebody flies soon, the busiest first. */
export async function listDeparturePlacesAmong(
  db: Db,
  from: FromAirports,
  limit: number,
): Promise<DeparturePlace[]> {
  return placesOf(db, await findSoon(db, fromAirports(from)), limit)
}
