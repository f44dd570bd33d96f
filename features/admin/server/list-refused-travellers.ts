import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { RefusedTraveller } from "../open-case.ts"

interface Row extends Record<string, unknown> {
  booking_id: number
  side: "guest" | "pilot"
  first_name: string
  last_name: string
  title: string
  departs_at: Date
  refused_at: Date
}

const MAX_LISTED = 200

/** Who is booked on a flight ahead, or flies guests there, and reads no mail; of one booking alone where it is named. */
export async function listRefusedTravellers(
  db: Db,
  bookingId?: number,
  limit = MAX_LISTED,
): Promise<RefusedTraveller[]> {
  const which = bookingId === undefined ? sql`true` : sql`b.id = ${bookingId}`
  const { rows } = await db.execute<Row>(sql`
    select b.id as booking_id, case when u.id = f.pilot_id then 'pilot' else 'guest' end as side,
      u.first_name, u.last_name, f.title, f.departs_at, r.refused_at
    from refused_addresses r
    join users u on u.email = r.email and u.deleted_at is null
    join flights f on f.departs_at > ${clock.now()}
    join bookings b on b.flight_id = f.id and b.adds_to_id is null
      and b.status in ('requested', 'confirmed', 'payment_due', 'rebooking_offered')
      and u.id in (b.passenger_id, f.pilot_id)
    where ${which}
    order by f.departs_at, b.id limit ${limit}`)
  return rows.map((row) => ({
    bookingId: row.booking_id,
    side: row.side,
    name: `${row.first_name} ${row.last_name}`.trim(),
    flightTitle: row.title,
    startsAt: new Date(row.departs_at).toISOString(),
    refusedAt: new Date(row.refused_at).toISOString(),
  }))
}
