import { type SQL, sql } from "drizzle-orm"
import { FINAL_SHARE_CENTS } from "#features/bookings/core/server/final-amounts.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlownFlight } from "../pilot-year.ts"

/** Whether `flights f` lies behind us and was not cancelled. */
export function wasFlown(now: Date): SQL {
  return sql`(f.arrives_at <= ${now}
    and f.status in ('under_way', 'settlement_due', 'settlement_submitted', 'closed'))`
}

/**
 * Whether the people of `bookings b` were on board, once their flight took place. Who got everything back
 * after an objection has flown all the same; only the settlement's „nicht erschienen“ says otherwise, as for
 * reviews (`haveFlownTogether`).
 */
export const WAS_ON_BOARD: SQL = sql`(b.status in ('confirmed', 'flown', 'disputed', 'settled') and not (
  b.status = 'settled' and exists (select 1 from settlement_parts p where p.booking_id = b.id
    and p.outcome = 'no_show')))`

/** How long `flights f` was in the air: from take-off to landing where the pilot said both. */
export const FLOWN_MINUTES: SQL = sql`coalesce(
  round(extract(epoch from f.landed_at - f.took_off_at) / 60), f.duration_minutes)::int`

/** How many came along on a flight, the pilot not counted. */
export async function countGuestsOf(db: Db, flightId: number): Promise<number> {
  const { rows } = await db.execute<{ guests: number }>(
    sql`select coalesce(sum(b.seats), 0)::int as guests from bookings b where b.flight_id = ${flightId} and ${WAS_ON_BOARD}`,
  )
  return rows[0]?.guests ?? 0
}

/** A pilot's flights that took place, with the guests on board and what they paid of the costs. */
export async function listFlownFlights(
  db: Db,
  pilotId: number,
  from = new Date(0),
): Promise<FlownFlight[]> {
  const { rows } = await db.execute<{
    departs_at: string
    minutes: number
    seats_offered: number
    guests: number
    shared_cents: number
  }>(sql`
    select f.departs_at, ${FLOWN_MINUTES} as minutes, f.seats_offered,
      coalesce(sum(b.seats), 0)::int as guests,
      coalesce(sum(${FINAL_SHARE_CENTS}), 0)::int as shared_cents
    from flights f
    left join bookings b on b.flight_id = f.id and ${WAS_ON_BOARD}
    where f.pilot_id = ${pilotId} and f.departs_at >= ${from} and ${wasFlown(clock.now())}
    group by f.id`)
  return rows.map((row) => ({
    departsAt: new Date(row.departs_at),
    durationMinutes: row.minutes,
    seatsOffered: row.seats_offered,
    guests: row.guests,
    sharedCents: row.shared_cents,
  }))
}
