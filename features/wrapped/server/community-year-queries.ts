import { sql } from "drizzle-orm"
import { FLOWN_MINUTES, WAS_ON_BOARD, wasFlown } from "#features/statistics/server/flown-flights.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { CommunitySums } from "../community-year.ts"
import { spanOfYear, yearOf } from "../wrapped-year.ts"

interface Row extends Record<string, unknown> {
  flights: number
  people: number
  minutes: number
  distance_km: number
  airfields: number
  airfield: CommunitySums["airfield"]
  month: CommunitySums["month"]
}

/**
 * The sums of a year over every flight that took place with guests, each with the number of different people
 * behind it. Of a deleted account the flights stay and count, the person does not.
 */
export async function getCommunitySums(db: Db, year: number): Promise<CommunitySums> {
  const { from, to } = spanOfYear(year)
  const { rows } = await db.execute<Row>(sql`
    with flown as (
      select f.id, f.pilot_id, f.departure_airport_id,
        coalesce(f.diverted_to_airport_id, f.destination_airport_id) as landing_airport_id, f.distance_km,
        ${FLOWN_MINUTES} as minutes,
        extract(month from f.departs_at at time zone ${HOME_ZONE})::int as month
      from flights f
      where f.departs_at >= ${from} and f.departs_at < ${to} and ${wasFlown(clock.now())}
        and exists (select from bookings b where b.flight_id = f.id and ${WAS_ON_BOARD})
    ),
    aboard as (
      select a.flight_id, a.person from (
        select id as flight_id, pilot_id as person from flown
        union
        select b.flight_id, b.passenger_id from bookings b join flown on flown.id = b.flight_id
          where ${WAS_ON_BOARD}
      ) a join users u on u.id = a.person and u.deleted_at is null
    ),
    touched as (
      select id, departure_airport_id as airport_id from flown union select id, landing_airport_id from flown
    ),
    by_airfield as (
      select t.airport_id, count(distinct t.id)::int as value, count(distinct a.person)::int as people
      from touched t join aboard a on a.flight_id = t.id group by t.airport_id
    ),
    by_month as (
      select f.month, count(distinct f.id)::int as value, count(distinct a.person)::int as people
      from flown f join aboard a on a.flight_id = f.id group by f.month
    )
    select count(*)::int as flights, coalesce(sum(minutes), 0)::int as minutes,
      coalesce(sum(distance_km), 0)::int as distance_km,
      (select count(distinct person)::int from aboard) as people,
      (select count(distinct airport_id)::int from touched) as airfields,
      (select json_build_object('name', p.name, 'value', b.value, 'people', b.people)
        from by_airfield b join airports p on p.id = b.airport_id
        where not exists (select from by_airfield o where o.airport_id <> b.airport_id and o.value >= b.value)
      ) as airfield,
      (select json_build_object('number', m.month, 'value', m.value, 'people', m.people)
        from by_month m
        where not exists (select from by_month o where o.month <> m.month and o.value >= m.value)
      ) as month
    from flown`)
  const [row] = rows
  const people = row?.people ?? 0
  const of = (value: number) => ({ value, people })
  return {
    flights: of(row?.flights ?? 0),
    people: of(people),
    minutes: of(row?.minutes ?? 0),
    distanceKm: of(row?.distance_km ?? 0),
    airfields: of(row?.airfields ?? 0),
    airfield: row?.airfield ?? null,
    month: row?.month ?? null,
  }
}

/** The year of the first flight that took place; the present one before there was any. */
export async function getFirstCommunityYear(db: Db): Promise<number> {
  const now = clock.now()
  const { rows } = await db.execute<{ first: string | null }>(
    sql`select min(f.departs_at) as first from flights f where ${wasFlown(now)}`,
  )
  const first = rows[0]?.first
  return yearOf(first ? new Date(first) : now)
}
