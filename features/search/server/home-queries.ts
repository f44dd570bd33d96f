import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { Topic } from "#features/flights/flight.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { readSearchWords } from "../search-words.ts"
import { bookableSoon } from "./bookable.ts"
import { findIds } from "./search-flights.ts"
import { ANYWHERE } from "./search-place.ts"
import { understandSearch } from "./understand-search.ts"

/** How many flights and offers the search shows before anybody has said anything. */
export async function countFindableFlights(db: Db): Promise<number> {
  const words = readSearchWords(new URLSearchParams())
  const { wish } = understandSearch(words, isoDay(clock.now(), HOME_ZONE))
  return (await findIds(db, wish, ANYWHERE)).total
}

/** The lowest total price per topic among flights that can be booked now. */
export async function listTopicPrices(db: Db): Promise<Map<Topic, number>> {
  const { rows } = await db.execute<{ topic: Topic; seat_price_cents: number }>(sql`
    select topic, min(f.seat_price_cents) as seat_price_cents
    from flights f, unnest(f.topics) as topic where ${bookableSoon()} group by topic`)
  return new Map(rows.map((row) => [row.topic, priceOfSeat(row.seat_price_cents).totalCents]))
}
