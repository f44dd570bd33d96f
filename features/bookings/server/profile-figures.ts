import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

export interface ProfileFigures {
  /** Flights that took place, as the pilot. */
  flown: number
  /** Guests that were on them. */
  guests: number
  /** Flights on which the person came along. */
  cameAlong: number
}

/** Public figures of a person, from flights that lie behind them. */
export async function getProfileFigures(db: Db, userId: number): Promise<ProfileFigures> {
  const now = clock.now()
  const tookPlace = sql`f.arrives_at <= ${now} and f.status in ('settlement_due', 'settlement_submitted', 'closed')`
  const cameAlong = sql`b.status in ('confirmed', 'flown', 'disputed', 'settled')`
  const { rows } = await db.execute<{ flown: number; guests: number; came_along: number }>(sql`
    select
      (select count(*)::int from flights f where f.pilot_id = ${userId} and ${tookPlace}) as flown,
      (select coalesce(sum(b.seats), 0)::int from bookings b join flights f on f.id = b.flight_id
        where f.pilot_id = ${userId} and ${tookPlace} and ${cameAlong}) as guests,
      (select count(*)::int from bookings b join flights f on f.id = b.flight_id
        where b.passenger_id = ${userId} and ${tookPlace} and ${cameAlong}) as came_along`)
  return {
    flown: rows[0]?.flown ?? 0,
    guests: rows[0]?.guests ?? 0,
    cameAlong: rows[0]?.came_along ?? 0,
  }
}
