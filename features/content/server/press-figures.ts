import { sql } from "drizzle-orm"
import { findSoon } from "#features/search/server/find-soon.ts"
import { countsOf } from "#features/search/server/soon-figures.ts"
import { WAS_ON_BOARD, wasFlown } from "#features/statistics/server/flown-flights.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { PressFigures } from "../press-figures.ts"

/** What a newspaper may print about us, counted at this moment. */
export async function getPressFigures(db: Db): Promise<PressFigures> {
  const now = clock.now()
  const [offered, flown] = await Promise.all([
    findSoon(db, { isEver: true }),
    db.execute<{ flights: number; guests: number }>(sql`
      select count(distinct f.id)::int as flights, coalesce(sum(b.seats), 0)::int as guests
      from flights f join bookings b on b.flight_id = f.id and ${WAS_ON_BOARD}
      where ${wasFlown(now)}`),
  ])
  const [behind] = flown.rows
  return {
    at: now.toISOString(),
    ...countsOf(offered),
    flownFlights: behind?.flights ?? 0,
    guests: behind?.guests ?? 0,
  }
}
