import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { bookingsOfPerson } from "./bookings-of-person.ts"

export interface BookingCounts {
  /** What somebody has ever booked, without what never became a request. */
  own: number
  ownAhead: number
  /** What others have booked with them, on flights to come. */
  ofGuests: number
}

const IS_AHEAD = "b.status in ('requested', 'confirmed', 'payment_due', 'rebooking_offered')"

/** What somebody has booked, and what others have booked with them. */
export async function countBookingsOf(db: Db, userId: number): Promise<BookingCounts> {
  const isAhead = sql`${sql.raw(IS_AHEAD)} and coalesce(f.departs_at, b.proposed_departs_at) > ${clock.now()}`
  const { rows } = await db.execute<{ own: number; own_ahead: number; of_guests: number }>(sql`
    select count(*) filter (where b.passenger_id = ${userId} and b.status not in ('held', 'lapsed', 'joined'))::int as own,
      count(*) filter (where b.passenger_id = ${userId} and ${isAhead})::int as own_ahead,
      count(*) filter (where f.pilot_id = ${userId} and ${isAhead})::int as of_guests
    from bookings b join flights f on f.id = b.flight_id
    where b.id in ${bookingsOfPerson(userId)}`)
  const [row] = rows
  return { own: row?.own ?? 0, ownAhead: row?.own_ahead ?? 0, ofGuests: row?.of_guests ?? 0 }
}

/** How many bookings of a flight would end with it today. */
export async function countBookingsAhead(db: Db, flightId: number): Promise<number> {
  const { rows } = await db.execute<{ ahead: number }>(sql`
    select count(*)::int as ahead from bookings b join flights f on f.id = b.flight_id
    where f.id = ${flightId} and f.status in ('published', 'paused') and ${sql.raw(IS_AHEAD)}`)
  return rows[0]?.ahead ?? 0
}
