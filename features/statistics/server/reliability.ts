import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type Reliability, UNCOUNTED_REASONS } from "../reliability.ts"
import { WAS_ON_BOARD, wasFlown } from "./flown-flights.ts"

/** How many of a pilot's flights with guests took place, all time. */
export async function getReliability(db: Db, pilotId: number): Promise<Reliability> {
  const { rows } = await db.execute<{ took_place: number; called_off: number }>(sql`
    select
      count(*) filter (where ${wasFlown(clock.now())} and exists (
        select 1 from bookings b where b.flight_id = f.id and ${WAS_ON_BOARD}))::int as took_place,
      count(*) filter (where f.status = 'cancelled'
        and exists (select 1 from bookings b where b.flight_id = f.id and b.confirmed_at is not null)
        and exists (select 1 from events e where e.entity = 'flight' and e.entity_id = f.id
          and e.to_status = 'cancelled' and e.actor_kind in ('pilot', 'system')
          and e.reason is distinct from 'never-settled'
          and e.reason <> all(${sql.param([...UNCOUNTED_REASONS])}::text[])))::int as called_off
    from flights f where f.pilot_id = ${pilotId}`)
  const [row] = rows
  const tookPlace = row?.took_place ?? 0
  return { tookPlace, expected: tookPlace + (row?.called_off ?? 0) }
}
