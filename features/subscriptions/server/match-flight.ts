import { sql } from "drizzle-orm"
import { boxAround } from "#features/places/geo.ts"
import { kmBetween } from "#features/places/server/km-between.ts"
import type { Db } from "#platform/server/db.ts"
import { RADII_KM } from "../subscription.ts"

/**
 * Notes a published flight for every subscription in whose radius it starts. Only those that were
 * active when it appeared for the first time: back from a pause it is no news to whoever came in
 * between. Never its own pilot's. Safe to repeat.
 */
export async function matchFlight(
  db: Db,
  { flightId, publishedAt }: { flightId: number; publishedAt: Date },
): Promise<void> {
  const { rows } = await db.execute<{ lat: number; lng: number; pilot_id: number }>(sql`
    select a.lat, a.lng, f.pilot_id from flights f
    join airports a on a.id = f.departure_airport_id where f.id = ${flightId}`)
  const [start] = rows
  if (!start) return
  const box = boxAround(start, Math.max(...RADII_KM))
  await db.execute(sql`
    insert into subscription_matches (subscription_id, flight_id, matched_at)
    select s.id, ${flightId}::integer, ${publishedAt}::timestamptz
    from subscriptions s
    join flights f on f.id = ${flightId}
    where s.status = 'active'
      and s.lat between ${box.south} and ${box.north}
      and s.lng between ${box.west} and ${box.east}
      and s.user_id <> ${start.pilot_id}
      and s.confirmed_at <= least(f.published_at, ${publishedAt})
      and ${kmBetween(start, { lat: sql`s.lat`, lng: sql`s.lng` })} <= s.radius_km
    on conflict do nothing`)
}
