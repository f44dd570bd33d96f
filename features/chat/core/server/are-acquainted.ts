import { type SQL, sql } from "drizzle-orm"
import { BEFORE_THE_YES } from "#features/bookings/core/visible-message.ts"

/** SQL: one of the two has said yes to a booking of the other, so that both read how to be reached. */
export function areAcquainted(one: SQL, other: SQL): SQL<boolean> {
  const strangers = sql.join(
    BEFORE_THE_YES.map((status) => sql`${status}`),
    sql`, `,
  )
  // each by the bookings of its guest: asked together, PostgreSQL reads all of them
  const hasYes = (guest: SQL, pilot: SQL) => sql`exists (
    select from bookings ab join flights af on af.id = ab.flight_id
    where ab.passenger_id = ${guest} and af.pilot_id = ${pilot} and ab.status not in (${strangers}))`
  return sql`(${hasYes(one, other)} or ${hasYes(other, one)})`
}
