import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { Topic } from "#features/flights/flight.ts"
import type { Db } from "#platform/server/db.ts"
import { bookableSoon } from "./bookable.ts"

/** How many flights with a free seat start in the next 60 days. */
export async function countBookableFlights(db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from flights f where ${bookableSoon()}`,
  )
  return rows[0]?.total ?? 0
}

/** The lowest total price per topic among flights that can be booked now. */
export async function listTopicPrices(db: Db): Promise<Map<Topic, number>> {
  const { rows } = await db.execute<{ topic: Topic; seat_price_cents: number }>(sql`
    select topic, min(f.seat_price_cents) as seat_price_cents
    from flights f, unnest(f.topics) as topic where ${bookableSoon()} group by topic`)
  return new Map(rows.map((row) => [row.topic, priceOfSeat(row.seat_price_cents).totalCents]))
}
