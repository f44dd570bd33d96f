import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/** The bookings that its two sides have with each other on the flight of a conversation. */
export async function listBookingIdsOf(db: Db, conversationId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from conversations c
    join bookings b on b.flight_id = c.flight_id and b.passenger_id = c.person_id
    where c.id = ${conversationId}
    order by b.id`)
  return rows.map(({ id }) => id)
}
