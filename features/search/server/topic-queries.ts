import { sql } from "drizzle-orm"
import type { Topic } from "#features/flights/flight.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import type { DeparturePlace, TopicFacts } from "../topic-facts.ts"
import { bookableSoon } from "./bookable.ts"
import { findSoon, listFirstOf } from "./find-soon.ts"
import { listFlightCards } from "./list-flight-cards.ts"
import { factsOf, placesOf } from "./soon-figures.ts"

/** The next flights of a topic. */
export async function listFlightsOfTopic(
  db: Db,
  topic: Topic,
  limit: number,
): Promise<FlightCardData[]> {
  return listFirstOf(db, await findSoon(db, { trait: topic }), limit)
}

/** Today's figures of a topic; undefined while nothing of it can be booked. */
export async function findTopicFacts(db: Db, topic: Topic): Promise<TopicFacts | undefined> {
  return factsOf(db, await findSoon(db, { trait: topic }))
}

/** The airports with the most flights in the next weeks. */
export async function listDeparturePlaces(db: Db, limit: number): Promise<DeparturePlace[]> {
  return placesOf(db, await findSoon(db), limit)
}

/** The next flights that start at an airport. */
export async function listFlightsFromAirport(
  db: Db,
  airportId: number,
  limit: number,
): Promise<FlightCardData[]> {
  return listFirstOf(db, await findSoon(db, { airportIds: [airportId] }), limit)
}

/** The next flights of a pilot. */
export function listFlightsWithPilot(
  db: Db,
  pilotId: number,
  limit: number,
): Promise<FlightCardData[]> {
  return listFlightCards(db, {
    where: sql`f.pilot_id = ${pilotId} and ${bookableSoon()}`,
    orderBy: sql`f.departs_at, f.id`,
    limit,
  })
}
