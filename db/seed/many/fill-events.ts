import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { loadInBulk } from "./load-in-bulk.ts"

const DAYS = 400

/** The steps of every booking that is there (above that number), three each, on days of a year and more. */
export function fillEvents(db: Db, { above = 0 } = {}): Promise<void> {
  return loadInBulk(db, ["events"], async (tx) => {
    await tx.execute(sql`
      insert into events (kind, entity, entity_id, actor_kind, actor_id, from_status, to_status, at)
      select step.kind, 'booking', booking.id, step.actor,
        case step.actor when 'passenger' then passenger_id when 'pilot' then pilot_id end, step.former, step.next,
        ${clock.now()}::timestamptz - day * interval '1 day' + position * interval '1 hour'
      from (
        select bookings.id, passenger_id, pilot_id, bookings.id % ${DAYS}::integer + 1 as day
        from bookings join flights on flights.id = flight_id where bookings.id > ${above}::integer
      ) booking
      cross join (values
        (1, 'booking.requested', 'passenger', 'held', 'requested'),
        (2, 'booking.accepted', 'pilot', 'requested', 'confirmed'),
        (3, 'booking.settled', 'system', 'flown', 'settled')
      ) as step (position, kind, actor, former, next)
      order by position`)
  })
}
