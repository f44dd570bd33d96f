import { sql } from "drizzle-orm"
import { CAME_ALONG, tookPlace } from "#features/bookings/server/flown-flights.ts"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { bookable } from "#features/search/server/bookable.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { PressFigures } from "../press-figures.ts"

/** What a newspaper may print about us, counted at this moment. */
export async function getPressFigures(db: Db): Promise<PressFigures> {
  const now = clock.now()
  const [offered, flown] = await Promise.all([
    db.execute<{
      flights: number
      airports: number
      pilots: number
      seat_price_cents: number | null
    }>(sql`
      select count(*)::int as flights, count(distinct f.departure_airport_id)::int as airports,
        count(distinct f.pilot_id)::int as pilots,
        percentile_disc(0.5) within group (order by f.seat_price_cents) as seat_price_cents
      from flights f where ${bookable()}`),
    db.execute<{ flights: number; guests: number }>(sql`
      select count(distinct f.id)::int as flights, coalesce(sum(b.seats), 0)::int as guests
      from flights f join bookings b on b.flight_id = f.id and ${CAME_ALONG}
      where ${tookPlace(now)}`),
  ])
  const [ahead, behind] = [offered.rows[0], flown.rows[0]]
  const middle = ahead?.seat_price_cents ?? null
  return {
    at: now.toISOString(),
    flights: ahead?.flights ?? 0,
    airports: ahead?.airports ?? 0,
    pilots: ahead?.pilots ?? 0,
    middlePriceCents: middle === null ? null : priceOfSeat(middle).totalCents,
    flownFlights: behind?.flights ?? 0,
    guests: behind?.guests ?? 0,
  }
}
