import { type SQL, sql } from "drizzle-orm"
import type { AnswerPart, CancellationSide } from "../figure.ts"
import { type Bounds, dayOf, WITH_AIRPORT } from "./day-of.ts"

/*
 * Orders, answers and ends of bookings, from what their events say of the step: where from, where to.
 */

const IS_ORDER = sql`e.from_status in ('held', 'lapsed') and e.to_status in ('requested', 'confirmed', 'joined')`
const IS_BOOKING = sql`e.from_status in ('held', 'lapsed', 'requested') and e.to_status in ('confirmed', 'joined')`
const IS_END_OF_REQUEST = sql`e.from_status = 'requested'
  and e.to_status in ('confirmed', 'joined', 'declined', 'expired', 'withdrawn')`
const IS_UNPAID = sql`(e.from_status = 'payment_due' and e.to_status in ('withdrawn', 'declined', 'expired')
  or e.from_status in ('confirmed', 'rebooking_offered', 'joined') and e.to_status = 'expired')`
const IS_CANCELLATION = sql`(e.to_status in ('cancelled_by_passenger', 'cancelled_by_pilot') or ${IS_UNPAID})`
const IS_ANSWER = (event: SQL) => sql`${event}.actor_kind = 'pilot'
  and ${event}.kind in ('booking.accepted', 'booking.joined', 'booking.countered', 'booking.declined')`

const part = (name: AnswerPart | CancellationSide) => sql.raw(`'${name}'`)

const HOW_IT_ENDED = sql`case when e.kind = 'booking.reservation_lost' then ${part("reservation_lost")}
  when e.to_status = 'declined' then ${part("declined")}
  when e.to_status = 'expired' then ${part("expired")}
  when e.to_status = 'withdrawn' then ${part("withdrawn")}
  else ${part("accepted")} end`

// silence about a changed flight or about new dates is the answer of whoever is silent, and of new dates the
// cause is the flight that its pilot has called off
const WHOSE_END = sql`case when e.to_status = 'cancelled_by_passenger' or ${IS_UNPAID} then ${part("guest")}
  when e.actor_kind = 'pilot' or e.from_status = 'rebooking_offered' then ${part("pilot")}
  else ${part("platform")} end`

const WHY = sql`coalesce(case when ${IS_UNPAID} then 'unpaid' end, e.reason, (
  select o.reason from events o where o.entity = 'booking' and o.entity_id = e.entity_id
    and e.from_status = 'rebooking_offered' and o.to_status = 'rebooking_offered' order by o.id desc limit 1), '')`

// one by one by their key (`limit` keeps it so): a day has few events beside all bookings that there are
const BOOKING_OF_EVENT = sql`select flight_id, requested_at from bookings where id = e.entity_id limit 1`

export function countBookings({ from, before }: Bounds): SQL {
  return sql`
    with steps as materialized (
      select e.*, ${dayOf(sql`e.at`)} as day, a.region, f.kind as flight_kind, b.requested_at
      from events e
      cross join lateral (${BOOKING_OF_EVENT}) b
      join flights f on f.id = b.flight_id
      ${WITH_AIRPORT}
      where e.entity = 'booking' and e.at >= ${from} and e.at < ${before}
    )
    select 'orders' as figure, day, region, flight_kind as kind,
      case e.to_status when 'requested' then 'asked' else 'at_once' end as part, 1 as value
      from steps e where ${IS_ORDER}
    union all
    select 'bookings', day, region, flight_kind, '', 1 from steps e where ${IS_BOOKING}
    union all
    select 'answers', day, region, flight_kind, ${HOW_IT_ENDED}, 1 from steps e where ${IS_END_OF_REQUEST}
    union all
    select 'answer_minutes', day, region, flight_kind,
      (extract(epoch from e.at - e.requested_at) / 60)::int::text, 1
      from steps e where e.requested_at <= e.at and ${IS_ANSWER(sql`e`)} and not exists (
        select from events o where o.entity = 'booking' and o.entity_id = e.entity_id and o.id < e.id
          and ${IS_ANSWER(sql`o`)})
    union all
    select 'cancellations', day, region, flight_kind, ${WHOSE_END} || '.' || ${WHY}, 1
      from steps e where ${IS_CANCELLATION}`
}
