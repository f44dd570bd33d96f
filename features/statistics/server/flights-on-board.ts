import { type SQL, sql } from "drizzle-orm"
import {
  ACTUAL_COST_CENTS,
  FINAL_SHARE_CENTS,
  STATED_SHARE_CENTS,
} from "#features/bookings/core/server/final-amounts.ts"
import { clock } from "#platform/clock.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import type { Field, FlightOnBoard } from "../flight-on-board.ts"
import { FLOWN_MINUTES, WAS_ON_BOARD, wasFlown } from "./flown-flights.ts"

interface Row extends Record<string, unknown> {
  flight_id: number
  role: "pilot" | "guest"
  title: string
  departs_at: string
  time_zone: string
  minutes: number
  distance_km: number
  departure: Field
  between: Field[] | null
  landed: Field
  plane_type: string | null
  people: FlightOnBoard["people"] | null
  guests: number
  seats_offered: number
  cost_cents: number
  shared_cents: number
  retained_cents: number
  is_settled: boolean
}

/**
 * A person's flights that took place and started in `[from, to)`, the earliest first. A flight that
 * turned round and landed where it began is one that took place, too.
 */
export async function listFlightsOnBoard(
  db: Db,
  userId: number,
  { from = new Date(0), to = clock.now() }: { from?: Date; to?: Date } = {},
): Promise<FlightOnBoard[]> {
  const { rows } = await db.execute<Row>(sql`
    with mine as (
      select f.id, 'pilot' as role, null::int as own_share_cents from flights f
        where f.pilot_id = ${userId} and ${wasFlown(clock.now())}
      union all
      select f.id, 'guest', ${FINAL_SHARE_CENTS}::int from bookings b join flights f on f.id = b.flight_id
        where b.passenger_id = ${userId} and f.pilot_id <> ${userId}
          and ${WAS_ON_BOARD} and ${wasFlown(clock.now())}
    )
    select f.id as flight_id, mine.role, f.title, f.departs_at, f.time_zone, f.distance_km,
      ${FLOWN_MINUTES} as minutes, f.seats_offered, f.status = 'closed' as is_settled,
      ${field(sql`d`)} as departure, ${field(sql`l`)} as landed, p.icao_type as plane_type,
      (select json_agg(json_build_object('airportId', s.airport_id, 'code', a.code, 'name', s.name,
          'lat', s.lat, 'lng', s.lng) order by s.position)
        from flight_stops s left join airports a on a.id = s.airport_id
        where s.flight_id = f.id
          and (s.airport_id is null or s.airport_id not in (f.departure_airport_id, f.destination_airport_id))
      ) as between,
      (select json_agg(json_build_object('userId', u.id, 'firstName', u.first_name) order by u.id)
        from users u where u.id <> ${userId} and u.deleted_at is null and u.id = any(f.pilot_id || array(
          select b.passenger_id from bookings b where b.flight_id = f.id and ${WAS_ON_BOARD}))
      ) as people,
      k.guests, ${ACTUAL_COST_CENTS}::int as cost_cents,
      coalesce(mine.own_share_cents, k.shared_cents) as shared_cents,
      k.retained_cents
    from mine
    join flights f on f.id = mine.id
    join airports d on d.id = f.departure_airport_id
    join airports l on l.id = coalesce(f.diverted_to_airport_id, f.destination_airport_id)
    left join planes p on p.id = f.plane_id
    cross join lateral (
      select coalesce(sum(b.seats) filter (where ${WAS_ON_BOARD}), 0)::int as guests,
        coalesce(sum(${FINAL_SHARE_CENTS}) filter (where ${WAS_ON_BOARD}), 0)::int as shared_cents,
        coalesce(sum(${STATED_SHARE_CENTS}) filter (where not ${WAS_ON_BOARD}), 0)::int as retained_cents
      from bookings b where b.flight_id = f.id
    ) k
    where f.departs_at >= ${from} and f.departs_at < ${to}
    order by f.departs_at, f.id`)
  return rows.map((row) => ({
    flightId: row.flight_id,
    role: row.role,
    title: maskContacts(row.title),
    departsAt: new Date(row.departs_at),
    timeZone: row.time_zone,
    minutes: row.minutes,
    distanceKm: row.distance_km,
    fields: [row.departure, ...(row.between ?? []), row.landed],
    planeType: row.plane_type,
    people: row.people ?? [],
    guests: row.guests,
    seatsOffered: row.seats_offered,
    costCents: row.cost_cents,
    sharedCents: row.shared_cents,
    retainedCents: row.retained_cents,
    isSettled: row.is_settled,
  }))
}

function field(airport: SQL): SQL {
  return sql`json_build_object('airportId', ${airport}.id, 'code', ${airport}.code, 'name', ${airport}.name,
    'lat', ${airport}.lat, 'lng', ${airport}.lng)`
}
