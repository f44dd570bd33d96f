import { type SQL, sql } from "drizzle-orm"
import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/core/flight.ts"
import {
  DEFAULT_DAYS_AHEAD,
  FLIGHT_LENGTHS,
  PAGE_SIZE,
  type PlaneKind,
  type SearchQuery,
  type Sort,
} from "#features/search/search-query.ts"
import type { SearchPlace } from "#features/search/server/search-place.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"

const PLANES: Record<PlaneKind, SQL> = {
  hochdecker: sql`(p.category = 'SEP' and p.wing = 'high')`,
  tiefdecker: sql`(p.category = 'SEP' and p.wing = 'low')`,
  zweimotorig: sql`p.category = 'MEP'`,
  reisemotorsegler: sql`p.category = 'TMG'`,
  ultraleicht: sql`p.category = 'UL'`,
  segelflugzeug: sql`p.category = 'glider'`,
}

/**
 * The same search by one plain and slow query over the tables themselves: what the index of the
 * process must answer, too. Ids in order, and how many there are.
 */
export async function searchByReference(
  db: Db,
  query: SearchQuery,
  { departing, arriving, touching }: Pick<SearchPlace, "departing" | "arriving" | "touching">,
): Promise<{ total: number; ids: number[] }> {
  const { when } = query
  const airports = departing && [...departing]
  const filters = [
    arriving ? isOneOf(sql`f.destination_airport_id`, [...arriving]) : sql`true`,
    touching
      ? sql`(${isOneOf(sql`f.departure_airport_id`, [...touching])} or ${isOneOf(sql`f.destination_airport_id`, [...touching])})`
      : sql`true`,
    sql`free_seats >= ${query.seats}`,
    query.maxTotalCents === null ? sql`true` : sql`total_cents <= ${query.maxTotalCents}`,
    anyOf(query.lengths.map((name) => lengthIs(name))),
    anyOf(query.kinds.map((kind) => sql`f.kind = ${kind}`)),
    anyOf(query.topics.map((topic) => sql`${topic} = any(f.topics)`)),
    anyOf(query.planes.map((plane) => PLANES[plane])),
    query.isInstantOnly ? sql`f.is_instant_booking` : sql`true`,
    query.minRating === null ? sql`true` : sql`mean >= ${query.minRating}`,
    query.withDog ? sql`'flug-mit-hund' = any(f.topics)` : sql`true`,
    query.withChild ? sql`'flug-mit-kind' = any(f.topics)` : sql`true`,
  ]
  const km = airports ? sql`near.km` : sql`null::float8`
  const near = airports
    ? sql`join unnest(${sql.param(airports.map(([id]) => id))}::int[],
        ${sql.param(airports.map(([, far]) => far))}::float8[]) as near (id, km) on near.id = f.departure_airport_id`
    : sql``
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    with f as (
      select flights.*, ${startOf(query)} as start,
        seat_price_cents + least(5000, greatest(500, floor(seat_price_cents * 0.1 + 0.5)))::int as total_cents,
        greatest(0, case schedule when 'flexible' then seats_offered else (select count(*)
          from flight_seats s where s.flight_id = flights.id
          and (s.booking_id is null or s.held_until <= ${clock.now()})) end - unusable_seats) as free_seats
      from flights where status = 'published' and ${
        airports
          ? isOneOf(
              sql`departure_airport_id`,
              airports.map(([id]) => id),
            )
          : sql`true`
      }
        and (schedule = 'flexible' or departs_at between ${when.from}::date - 1 and ${when.to ?? "infinity"}::date + 2)
    ), votes as (
      select subject_id, avg(stars) as mean, sum(stars) as stars, count(*) as votes
      from reviews join flights on flights.id = flight_id and flights.pilot_id = subject_id
      where reviews.published_at is not null and hidden_at is null and voided_at is null group by subject_id
    ), answered as (
      select flights.pilot_id, avg((b.status <> 'expired' or b.counter_departs_at is not null)::int) as answers
      from bookings b join flights on flights.id = b.flight_id
      where b.requested_at is not null and b.status not in ('withdrawn', 'requested') group by flights.pilot_id
    ), pilots as (
      select users.id, votes.mean, coalesce(answers, 1) as answers,
        (5 * coalesce((select sum(stars) / sum(votes) from votes), 4.5) + coalesce(votes.stars, 0)) / (5 + coalesce(votes.votes, 0)) as careful
      from users left join votes on subject_id = users.id left join answered on answered.pilot_id = users.id
    )
    select f.id, count(*) over ()::int as total
    from f join pilots on pilots.id = f.pilot_id ${near} left join planes p on p.id = f.plane_id
    where f.start is not null and ${sql.join(filters, sql` and `)}
    order by ${orderOf(query, km)}, coalesce(f.departs_at, f.window_from::timestamp at time zone f.time_zone), f.id
    limit ${PAGE_SIZE} offset ${(query.page - 1) * PAGE_SIZE}`)
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) }
}

/** The day on which it would start within the requested days; null: none. */
function startOf({ when }: SearchQuery): SQL {
  const now = clock.now()
  const earliest = new Date(now.getTime() + BOOKING_CLOSES_BEFORE_START_MS)
  const today = isoDay(now, HOME_ZONE)
  const isRequestedDay = (day: SQL) => sql`${day} >= greatest(${when.from}::date, ${today}::date)
    and ${day} <= ${when.to ?? "infinity"}::date
    and (extract(isodow from ${day}) >= 6 or ${!when.isWeekendOnly})`
  const day = sql`(departs_at at time zone time_zone)::date`
  return sql`case when schedule = 'fixed'
    then case when departs_at >= ${earliest} and ${isRequestedDay(day)} then ${day} end
    else (select min(day)::date from generate_series(window_from, window_to, '1 day') as day
      where ${isRequestedDay(sql`day::date`)}
      and (cardinality(window_weekdays) = 0 or extract(isodow from day) = any(window_weekdays))) end`
}

function orderOf({ sort, radiusKm }: SearchQuery, km: SQL): SQL {
  const today = isoDay(clock.now(), HOME_ZONE)
  const completeness = sql`((f.description <> '')::int + (f.meeting_point <> '')::int + (f.plane_id is not null)::int
    + exists (select from flight_stops where flight_id = f.id)::int
    + exists (select from flight_photos where flight_id = f.id)::int) / 5.0`
  const orders: Record<Sort, SQL> = {
    empfohlen: sql`round((40 * greatest(0, 1 - (f.start - ${today}::date) / ${DEFAULT_DAYS_AHEAD}::numeric)
      + coalesce(30 * greatest(0, 1 - ${km} / ${radiusKm}), 0)
      + 15 * pilots.careful / 5 + 5 * pilots.answers + 10 * ${completeness})::numeric, 6) desc`,
    datum: sql`coalesce(f.departs_at, f.start::timestamp at time zone 'UTC')`,
    preis: sql`f.total_cents`,
    entfernung: sql`coalesce(${km}, 0)`,
    dauer: sql`f.duration_minutes`,
    bewertung: sql`round(pilots.careful, 6) desc`,
  }
  return orders[sort]
}

function lengthIs(name: keyof typeof FLIGHT_LENGTHS): SQL {
  const { from, to } = FLIGHT_LENGTHS[name]
  const isShort = Number.isFinite(to) ? sql`f.duration_minutes < ${to}` : sql`true`
  return sql`(f.duration_minutes >= ${from} and ${isShort})`
}

function isOneOf(column: SQL, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`
}

function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` or `)})`
}
