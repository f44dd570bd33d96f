import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { enoughSold, MIN_ALERTED_HELD_SEATS, type SeatCounts } from "../held-ratio.ts"

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

/**
 * The same for whoever only asks whether more is held than people order. What is sold is counted as far as it
 * changes the answer, and not at all where little is held, so that it does not take longer with every flight.
 */
export async function countSeatsToAlert(db: Db): Promise<CountedSeats> {
  const now = clock.now()
  const { rows } = await db.execute<{ held: number; since: string | null }>(sql`
    select count(*)::int as held, min(b.created_at) as since
    from flight_seats s
    join flights f on f.id = s.flight_id
    left join bookings b on b.id = s.booking_id
    left join waitlist_entries w on w.booking_id = s.booking_id
    where s.held_until > ${now} and w.id is null and f.departs_at > ${now}`)
  const { held = 0, since } = rows[0] ?? {}
  const enough = held < MIN_ALERTED_HELD_SEATS ? 0 : enoughSold(held)
  return {
    held,
    sold: enough === 0 ? 0 : await countSold(db, enough),
    since: since ? new Date(since) : null,
  }
}

async function countSold(db: Db, enough: number): Promise<number> {
  const now = clock.now()
  const { rows } = await db.execute<{ sold: number }>(sql`
    select count(*)::int as sold from (
      select from bookings b
      join flights f on f.id = b.flight_id and f.departs_at > ${now}
      join flight_seats s on s.flight_id = b.flight_id and s.booking_id = b.id and s.held_until is null
      where b.status in ('requested', 'confirmed', 'payment_due', 'rebooking_offered')
        and coalesce(b.starts_at, 'infinity'::timestamptz) > ${now}
      limit ${enough}) sold`)
  return rows[0]?.sold ?? 0
}
