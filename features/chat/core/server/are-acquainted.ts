import { type SQL, sql } from "drizzle-orm"
import { BEFORE_THE_YES } from "#features/bookings/core/visible-message.ts"

/** SQL: one of the two has said yes to a booking of the other, so that both read how to be reached. */
export function areAcquainted(one: SQL, other: SQL): SQL<boolean> {
  const strangers = sql.join(
    BEFORE_THE_YES.map((status) => sql`${status}`),
    sql`, `,
  )
  return sql`exists (
    select from bookings ab join flights af on af.id = ab.flight_id
    where ((ab.passenger_id = ${one} and af.pilot_id = ${other})
      or (ab.passenger_id = ${other} and af.pilot_id = ${one}))
      and ab.status not in (${strangers}))`
}
