import { type SQL, sql } from "drizzle-orm"
import { type Bounds, dayOf, WITH_AIRPORT } from "./day-of.ts"

/*
 * Flights that have landed, with the seats that were offered and taken. What is said not to have been flown
 * after all goes off again on the day on which that is said, so that no day changes later.
 */

const LANDED_AT = sql`(select l.at from events l where l.entity = 'flight' and l.entity_id = e.entity_id
  and l.to_status = 'settlement_due' order by l.id limit 1)`

/** Seats of `flights f` that were booked when it landed, whatever has become of the bookings since. */
const SEATS_TAKEN = sql`(select coalesce(sum(b.seats), 0) from bookings b where b.flight_id = f.id
  and (b.status in ('confirmed', 'flown', 'no_show', 'disputed', 'settled') or exists (
    select from events c where c.entity = 'booking' and c.entity_id = b.id
      and c.from_status = 'confirmed' and c.to_status in ('cancelled_by_pilot', 'cancelled_by_passenger')
      and c.at >= ${LANDED_AT})))`

export function countFlights({ from, before }: Bounds): SQL {
  return sql`
    select counted.figure, ${dayOf(sql`e.at`)} as day, a.region, f.kind, '' as part,
      case e.to_status when 'cancelled' then -1 else 1 end * case counted.figure
        when 'flights' then 1
        when 'seats_offered' then f.seats_offered
        else ${SEATS_TAKEN} end as value
    from events e
    join flights f on f.id = e.entity_id
    ${WITH_AIRPORT}
    cross join unnest(array['flights', 'seats_offered', 'seats_taken']) as counted (figure)
    where e.entity = 'flight' and e.at >= ${from} and e.at < ${before}
      and (e.to_status = 'settlement_due' or (e.from_status = 'settlement_due' and e.to_status = 'cancelled'))`
}
