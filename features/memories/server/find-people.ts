import { sql } from "drizzle-orm"
import { WAS_ON_BOARD } from "#features/statistics/server/flown-flights.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import type { PersonOnBoard } from "../album-view.ts"

/** Who was on board of a flight and can be asked: its pilot, and guests who still have an account. */
export async function findPeople(db: Db, flightId: number): Promise<PersonOnBoard[]> {
  const { rows } = await db.execute<{
    id: number
    first_name: string
    last_name: string
    is_pilot: boolean
    companions: number
  }>(sql`
    with on_board as (
      select f.pilot_id as user_id, true as is_pilot, 0 as companions from flights f where f.id = ${flightId}
      union all
      select b.passenger_id, false, sum(b.seats)::int - 1 from bookings b
      where b.flight_id = ${flightId} and ${WAS_ON_BOARD} group by b.passenger_id)
    select u.id, u.first_name, u.last_name, o.is_pilot, o.companions
    from on_board o join users u on u.id = o.user_id
    where u.deleted_at is null and u.blocked_at is null
    order by o.is_pilot desc, u.id`)
  return rows.map((row) => ({
    userId: row.id,
    name: publicName({ firstName: row.first_name, lastName: row.last_name }),
    isPilot: row.is_pilot,
    companions: row.companions,
  }))
}
