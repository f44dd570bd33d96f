import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/** With whom a guest is on board. */
export interface Company {
  /** The names of the own booking, as they were given. */
  own: string[]
  /** How many seats others have. */
  others: number
}

/** Who comes along with a guest, or came: the own people by name, others by their number alone. */
export async function findCompany(db: Db, flightId: number, userId: number): Promise<Company> {
  const { rows } = await db.execute<{ own: string[]; others: number }>(sql`
    select
      coalesce((select array_agg(p.name order by b.id, p.position) from bookings b
        join booking_people p on p.booking_id = b.id
        where b.flight_id = ${flightId} and b.passenger_id = ${userId} and ${IS_ON_BOARD}), '{}') as own,
      coalesce((select sum(b.seats) from bookings b
        where b.flight_id = ${flightId} and b.passenger_id is distinct from ${userId} and ${IS_ON_BOARD}), 0)::int as others`)
  return rows[0] ?? { own: [], others: 0 }
}

const IS_ON_BOARD = sql`b.status in ('confirmed', 'flown', 'disputed', 'settled')`
