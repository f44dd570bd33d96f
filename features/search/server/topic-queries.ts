import { type SQL, sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { Topic } from "#features/flights/flight.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import type { DeparturePlace, TopicFacts } from "../topic-facts.ts"
import { bookableSoon } from "./bookable.ts"
import { listFlightCards } from "./list-flight-cards.ts"

const ofTopic = (topic: Topic) => sql`${topic} = any(f.topics) and ${bookableSoon()}`

/** The next flights of a topic. */
export function listFlightsOfTopic(db: Db, topic: Topic, limit: number): Promise<FlightCardData[]> {
  return listFlightCards(db, { where: ofTopic(topic), orderBy: sql`f.departs_at, f.id`, limit })
}

/** Today's figures of a topic; undefined while nothing of it can be booked. */
export function findTopicFacts(db: Db, topic: Topic): Promise<TopicFacts | undefined> {
  return findFacts(db, ofTopic(topic))
}

/** The figures of the flights `f` that `where` chooses; undefined without any. */
export async function findFacts(db: Db, where: SQL): Promise<TopicFacts | undefined> {
  const { rows } = await db.execute<{
    code: string
    flights: number
    prices: number[]
    shortest: number
    longest: number
  }>(sql`
    select b.code, count(*)::int as flights, array_agg(f.seat_price_cents) as prices,
      min(f.duration_minutes) as shortest, max(f.duration_minutes) as longest
    from flights f join airports b on b.id = f.destination_airport_id
    where ${where} group by b.code order by count(*) desc, b.code`)
  if (rows.length === 0) return undefined
  const prices = rows.flatMap((row) => row.prices).toSorted((a, b) => a - b)
  const totalAt = (index: number) => priceOfSeat(prices[index] ?? 0).totalCents
  return {
    flightCount: rows.reduce((sum, row) => sum + row.flights, 0),
    fromCents: totalAt(0),
    medianCents: totalAt(Math.ceil(prices.length / 2) - 1),
    upToCents: totalAt(prices.length - 1),
    shortestMinutes: Math.min(...rows.map((row) => row.shortest)),
    longestMinutes: Math.max(...rows.map((row) => row.longest)),
    codes: rows.map((row) => row.code),
  }
}

/** The airports with the most flights in the next weeks. */
export function listDeparturePlaces(db: Db, limit: number): Promise<DeparturePlace[]> {
  return listDeparturePlacesWhere(db, bookableSoon(), limit)
}

/** The airports with the most of the flights `f` that `where` chooses. */
export async function listDeparturePlacesWhere(
  db: Db,
  where: SQL,
  limit: number,
): Promise<DeparturePlace[]> {
  const { rows } = await db.execute<{
    code: string
    name: string
    town: string
    region: string
    flights: number
    seat_price_cents: number
  }>(sql`
    select a.code, a.name, a.town, a.region, count(*)::int as flights,
      min(f.seat_price_cents) as seat_price_cents
    from flights f join airports a on a.id = f.departure_airport_id
    where ${where} group by a.id order by count(*) desc, a.name limit ${limit}`)
  return rows.map(({ flights, seat_price_cents, ...place }) => ({
    ...place,
    flightCount: flights,
    fromCents: priceOfSeat(seat_price_cents).totalCents,
  }))
}

/** The next flights that start at an airport. */
export function listFlightsFromAirport(
  db: Db,
  airportId: number,
  limit: number,
): Promise<FlightCardData[]> {
  return listFlightCards(db, {
    where: sql`f.departure_airport_id = ${airportId} and ${bookableSoon()}`,
    orderBy: sql`f.departs_at, f.id`,
    limit,
  })
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
