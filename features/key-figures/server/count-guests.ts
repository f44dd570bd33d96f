import { type SQL, sql } from "drizzle-orm"
import { type Bounds, dayOf } from "./day-of.ts"

/*
 * Who has booked for the first time, and who for the second, by the month of the first. Numbers of people alone,
 * by no region: somebody may come back to another one.
 */

const IS_FIRST_YES = (
  event: SQL,
) => sql`${event}.entity = 'booking' and ${event}.to_status = 'confirmed'
  and ${event}.from_status in ('held', 'lapsed', 'requested')`

export function countGuests({ from, before }: Bounds): SQL {
  return sql`
    select case former.bookings when 0 then 'new_guests' else 'returning_guests' end as figure,
      ${dayOf(sql`e.at`)} as day, '' as region, '' as kind,
      case former.bookings when 0 then '' else to_char(${dayOf(sql`former.first_at`)}, 'YYYY-MM') end as part, 1 as value
    from events e
    join bookings b on b.id = e.entity_id
    cross join lateral (
      select count(*) as bookings, min(o.at) as first_at
      from bookings earlier join events o on o.entity_id = earlier.id and ${IS_FIRST_YES(sql`o`)}
      where earlier.passenger_id = b.passenger_id and (o.at, o.id) < (e.at, e.id)
    ) former
    where ${IS_FIRST_YES(sql`e`)} and e.at >= ${from} and e.at < ${before}
      and b.passenger_id is not null and former.bookings < 2`
}
