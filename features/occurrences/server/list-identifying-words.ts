import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/** Names of everybody who flies a flight or has booked it, its aircraft and both ends of its route. */
export async function listIdentifyingWords(db: Db, flightId: number): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    with flight as (select * from flights where id = ${flightId}),
      booked as (select b.* from bookings b join flight on flight.id = b.flight_id),
      people as (
        select u.first_name || ' ' || u.last_name as name from users u
        where u.id in (select pilot_id from flight union select passenger_id from booked)
        union select p.name from booking_people p join booked on booked.id = p.booking_id
      )
    select regexp_split_to_table(name, '\\s+') as word from people
    union select p.registration from planes p join flight on flight.plane_id = p.id
    union select unnest(array[a.code, a.name, a.town]) from airports a
      join flight on a.id in (flight.departure_airport_id, flight.destination_airport_id)`)
  return rows.map(({ word }) => word).filter((word) => word !== null && word !== "")
}
