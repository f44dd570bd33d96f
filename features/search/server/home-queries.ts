import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { BOOKING_CLOSES_BEFORE_START_MS, type Topic } from "#features/flights/flight.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { DEFAULT_DAYS_AHEAD } from "../search-url.ts"
import { FREE_SEATS } from "./list-flight-cards.ts"

const DAY_MS = 24 * 60 * 60 * 1000

// bookable within the days that the search shows by itself
function bookable() {
  const now = clock.now().getTime()
  const from = new Date(now + BOOKING_CLOSES_BEFORE_START_MS)
  const to = new Date(now + DEFAULT_DAYS_AHEAD * DAY_MS)
  return sql`f.status = 'published' and f.schedule = 'fixed' and f.departs_at between ${from} and ${to} and ${FREE_SEATS} > 0`
}

/** How many flights with a free seat start in the next 60 days. */
export async function countBookableFlights(db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from flights f where ${bookable()}`,
  )
  return rows[0]?.total ?? 0
}

/** The lowest total price per topic among flights that can be booked now. */
export async function listTopicPrices(db: Db): Promise<Map<Topic, number>> {
  const { rows } = await db.execute<{ topic: Topic; seat_price_cents: number }>(sql`
    select topic, min(f.seat_price_cents) as seat_price_cents
    from flights f, unnest(f.topics) as topic where ${bookable()} group by topic`)
  return new Map(rows.map((row) => [row.topic, priceOfSeat(row.seat_price_cents).totalCents]))
}
