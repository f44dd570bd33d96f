import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { SeatCounts } from "../held-ratio.ts"

export interface CountedSeats extends SeatCounts {
  /** Since when the oldest of what is held is held. */
  since: Date | null
}

/**
 * Seats of flights ahead that are held at checkouts, and those that are sold. What the waitlist has offered
 * is neither: its people were asked for.
 */
export async function countSeatsAhead(db: Db): Promise<CountedSeats> {
  const now = clock.now()
  const { rows } = await db.execute<{ held: number; sold: number; since: string | null }>(sql`
    select count(*) filter (where s.held_until > ${now} and w.id is null)::int as held,
      count(*) filter (where s.booking_id is not null and s.held_until is null)::int as sold,
      min(b.created_at) filter (where s.held_until > ${now} and w.id is null) as since
    from flight_seats s
    join flights f on f.id = s.flight_id
    left join bookings b on b.id = s.booking_id
    left join waitlist_entries w on w.booking_id = s.booking_id
    where f.departs_at > ${now}`)
  const { held = 0, sold = 0, since } = rows[0] ?? {}
  return { held, sold, since: since ? new Date(since) : null }
}
