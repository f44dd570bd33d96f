import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import type { DeparturePlace, TopicFacts } from "../topic-facts.ts"
import { bookableSoon } from "./bookable.ts"
import { listFlightCards } from "./list-flight-cards.ts"
import { findFacts, listDeparturePlacesWhere } from "./topic-queries.ts"

/** Flights from these airports; only those that come back without a stay, where it is asked for. */
export interface FromAirports {
  airportIds: readonly number[]
  isRoundTrip: boolean
}

function fromAirports({ airportIds, isRoundTrip }: FromAirports): SQL {
  const kind = isRoundTrip ? sql`and f.kind = 'round_trip'` : sql``
  return sql`f.departure_airport_id = any(${sql.param([...airportIds])}::int[]) ${kind} and ${bookableSoon()}`
}

/** Today's figures of a region; undefined while nothing there can be booked. */
export function findFactsOfAirports(db: Db, from: FromAirports): Promise<TopicFacts | undefined> {
  return findFacts(db, fromAirports(from))
}

export function listFlightsFromAirports(
  db: Db,
  from: FromAirports,
  limit: number,
): Promise<FlightCardData[]> {
  return listFlightCards(db, {
    where: fromAirports(from),
    orderBy: sql`f.departs_at, f.id`,
    limit,
  })
}

/** Those of the airports from which somebody flies soon, the busiest first. */
export function listDeparturePlacesAmong(
  db: Db,
  from: FromAirports,
  limit: number,
): Promise<DeparturePlace[]> {
  return listDeparturePlacesWhere(db, fromAirports(from), limit)
}
