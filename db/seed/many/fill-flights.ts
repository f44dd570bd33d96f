import { sql } from "drizzle-orm"
import { TOPICS } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import type { Db } from "#platform/server/db.ts"

/*
 * A database as large as a marketplace may ever get, to measure on: flights of three years, a year
 * of them past, from real airfields. As in real life few fields see most of the traffic, weekends
 * and summers are busy, a flight costs what its minutes cost. Plain sets of rows instead of the
 * stories of the demo world, so that a million takes minutes.
 */

const BATCH = 100_000
const FLIGHTS_PER_PILOT = 250
const DAYS_PAST = 365
const DAYS = 3 * 365

/** Adds so many flights; the same ones for an empty database of the same day. */
export async function fillFlights(
  db: Db,
  { count, onProgress = () => {} }: { count: number; onProgress?: (done: number) => void },
): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeouts(tx)
    await tx.execute(sql`select setseed(0.5)`)
    await makePilots(tx, Math.ceil(count / FLIGHTS_PER_PILOT))
    await drawRoutes(tx)
    for (let done = 0; done < count; done += BATCH) {
      await makeFlights(tx, Math.min(BATCH, count - done))
      onProgress(Math.min(done + BATCH, count))
    }
    await tx.execute(sql`select analyze_tables()`)
  })
}

/** Pilots with an aircraft each; few airfields are home to most of them. */
async function makePilots(tx: Db, count: number) {
  await tx.execute(sql`
    create temp table busy_airports on commit drop as
      select id, name, town, lat, lng, time_zone, row_number() over (order by md5(code)) as rank,
        count(*) over () as airports from airports`)
  await tx.execute(sql`
    with drawn as (
      select n, random() as a, random() as b, random() as c from generate_series(1, ${count}::integer) as n
    ), person as (
      insert into users (email, first_name, last_name, created_at, email_confirmed_at)
      select 'pilot-' || gen_random_uuid() || '@viele.example',
        (array['Anna', 'Ben', 'Clara', 'David', 'Elif', 'Finn', 'Greta', 'Hannes', 'Ida', 'Jonas', 'Kaya', 'Lars'])[1 + floor(a * 12)::int],
        (array['Ahlers', 'Brandt', 'Celik', 'Dietz', 'Ebert', 'Frank', 'Graf', 'Huber', 'Iwers', 'Jung', 'Kraus', 'Lang'])[1 + floor(b * 12)::int],
        ${clock.now()}, ${clock.now()}
      from drawn returning id
    ), profile as (
      insert into pilot_profiles (user_id, licence, home_airport_id, created_at)
      select person.id, 'PPL(A)', busy_airports.id, ${clock.now()}
      from (select id, power(random(), 2.2) as place from person) person
      join busy_airports on rank = 1 + floor(place * airports)
      returning user_id
    )
    insert into planes (pilot_id, registration, model, icao_type, category, wing, year, seats, payload_kg,
      ownership, hourly_rate_cents, cruise_knots, created_at)
    select user_id, 'D-E' || upper(substr(md5(user_id::text), 1, 3)),
      case when kind < 0.6 then 'Cessna 172' when kind < 0.85 then 'Piper PA-28' when kind < 0.95 then 'Super Dimona' else 'C42' end,
      case when kind < 0.6 then 'C172' when kind < 0.85 then 'P28A' when kind < 0.95 then 'DIMO' else 'IR22' end,
      case when kind < 0.85 then 'SEP' when kind < 0.95 then 'TMG' else 'UL' end,
      case when kind < 0.6 or kind >= 0.95 then 'high' else 'low' end,
      1975 + user_id % 45, 4, 380, 'club', 18000, 105, ${clock.now()}
    from (select user_id, random() as kind from profile) owner`)
  await tx.execute(sql`
    create temp table flying on commit drop as
      select row_number() over (order by planes.id) as number, planes.id as plane_id,
        planes.pilot_id, home_airport_id
      from planes join pilot_profiles on user_id = pilot_id join users on users.id = user_id
      where email like '%@viele.example'`)
}

/** From each airfield to twenty others that a light aircraft reaches in an hour or two. */
async function drawRoutes(tx: Db) {
  await tx.execute(sql`
    create temp table routes on commit drop as
      select * from (
        select a.id as from_id, b.id as to_id, b.town, km,
          row_number() over (partition by a.id order by md5(a.id::text || b.id)) as number,
          count(*) over (partition by a.id) as routes
        from busy_airports a join busy_airports b on a.id <> b.id
        cross join lateral (select 111.2 * sqrt((a.lat - b.lat) ^ 2 + ((a.lng - b.lng) * cos(radians(a.lat))) ^ 2) as km) far
        where km between 40 and 420
      ) near where number <= 20`)
  await tx.execute(sql`create index on routes (from_id, number)`)
  await tx.execute(sql`analyze routes`)
  await tx.execute(sql`analyze flying`)
  await tx.execute(sql`analyze busy_airports`)
}

async function makeFlights(tx: Db, count: number) {
  await tx.execute(sql`
    with drawn as (
      select n, 1 + floor(random() * (select count(*) from flying))::bigint as pilot_number, random() as time_of_year, random() as hour, random() as what, random() as where_to,
        random() as length, random() as rate, random() as seat, random() as topic, random() as shift, random() as words
      from generate_series(1, ${count}::integer) as n
    ), planned as (
      select drawn.*, flying.pilot_id, plane_id, home_airport_id,
        case when what < 0.55 then 'round_trip' when what < 0.85 then 'excursion' else 'one_way' end as kind,
        1 + floor(seat * 3)::integer as seats,
        ${clock.now()}::timestamptz::date - ${DAYS_PAST}::integer + floor(time_of_year * ${DAYS})::integer as some_day
      from drawn join flying on number = pilot_number
    ), dated as (
      -- most people fly at the weekend
      select planned.*, case when shift < 0.45 then some_day + (6 - extract(isodow from some_day)::integer) else some_day end as day
      from planned
    ), routed as (
      select dated.*, coalesce(routes.to_id, home_airport_id) as to_id, routes.town as to_town, coalesce(km, 60 + 120 * length) as km,
        case kind when 'round_trip' then 30 + 5 * floor(length * 13)::integer
          else least(480, greatest(20, ceil(coalesce(km, 60) / 170 * 60)::integer) * case kind when 'excursion' then 2 else 1 end) end as minutes
      from dated left join routes on kind <> 'round_trip' and from_id = home_airport_id
        and number = 1 + floor(where_to * least(20, routes))
    ), priced as (
      select routed.*, greatest(1100 * (seats + 1), (16000 + rate * 9000) * minutes / 60)::integer as cost from routed
    ), flight as (
      insert into flights (pilot_id, plane_id, status, kind, topics, title, description, departure_airport_id,
        destination_airport_id, time_zone, departs_at, arrives_at, duration_minutes, distance_km, seats_offered,
        total_cost_cents, seat_price_cents, is_instant_booking, meeting_point, terrain, published_at, created_at)
      select pilot_id, plane_id, case when starts > ${clock.now()} then 'published' else 'closed' end, kind,
        case when topic < 0.3 then '{}' when topic < 0.8 then array[(${topics})[1 + floor(topic * 997)::integer % 13]]
          else array[(${topics})[1 + floor(topic * 991)::integer % 13], (${topics})[1 + floor(topic * 983)::integer % 13]] end,
        case kind when 'round_trip' then 'Rundflug um ' || home.town when 'excursion' then 'Ein Tag in ' || to_town else 'Nach ' || to_town end,
        case when words < 0.8 then 'Ich fliege diese Strecke oft und nehme gern jemanden mit.' else '' end,
        home_airport_id, to_id, home.time_zone, starts, starts + minutes * interval '1 minute', minutes, greatest(1, km)::integer,
        seats, cost, least(150000, cost / (seats + 1)), words < 0.35, case when words < 0.6 then 'Vor dem Turm' else '' end,
        (array['lowland', 'hills', 'coast', 'alps', 'city'])[1 + floor(where_to * 5)::integer], ${clock.now()}, ${clock.now()}
      from priced join busy_airports home on home.id = home_airport_id
      cross join lateral (
        select (day + make_time(8 + floor(hour * 11)::integer, 15 * (floor(hour * 1000)::integer % 4), 0)) at time zone home.time_zone as starts
      ) start
      returning id, seats_offered, departure_airport_id, destination_airport_id, duration_minutes
    ), seat as (
      insert into flight_seats (flight_id, seat_number)
      select id, number from flight, generate_series(1, seats_offered) as number
    )
    insert into flight_stops (flight_id, position, airport_id, name, lat, lng, minute)
    select flight.id, position, airport.id, airport.name, airport.lat, airport.lng, position * duration_minutes
    from flight cross join generate_series(0, 1) as position
    join busy_airports airport on airport.id = case position when 0 then departure_airport_id else destination_airport_id end`)
}

const topics = sql`${sql.param([...TOPICS])}::text[]`
