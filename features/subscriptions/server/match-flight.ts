import { type SQL, sql } from "drizzle-orm"
import { boxAround, EARTH_RADIUS_KM } from "#features/places/geo.ts"
import type { Db } from "#platform/server/db.ts"
import { RADII_KM } from "../subscription.ts"

/**
 * Notes a published flight for every subscription in whose radius it starts. Only those that were
 * active when it was published, and never its own pilot's. Safe to repeat.
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
    where s.status = 'active'
      and s.lat between ${box.south} and ${box.north}
      and s.lng between ${box.west} and ${box.east}
      and s.user_id <> ${start.pilot_id}
      and s.confirmed_at <= ${publishedAt}
      and ${kmFrom({ lat: sql`${start.lat}::float8`, lng: sql`${start.lng}::float8` })} <= s.radius_km
    on conflict do nothing`)
}

/** Great-circle distance of `subscriptions s` from a point: the formula of `distanceKm`. */
export function kmFrom({ lat, lng }: { lat: SQL; lng: SQL }): SQL {
  return sql`${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    sin(radians(s.lat - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(s.lat)) * sin(radians(s.lng - ${lng}) / 2) ^ 2)))`
}
