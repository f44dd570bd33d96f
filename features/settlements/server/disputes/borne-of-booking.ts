import { sql } from "drizzle-orm"
import { isOrderOf } from "#features/bookings/core/server/orders-of-booking.ts"
import type { Db } from "#platform/server/db.ts"
import type { BorneDispute } from "../../settlement-view.ts"

/** The lost disputes of a booking that its pilot bears, the newest decision first. */
export async function listBorneOfBooking(db: Db, bookingId: number): Promise<BorneDispute[]> {
  const { rows } = await db.execute<{ cents: number; words: string }>(sql`
    select d.borne_cents as cents, d.decision as words from disputes d
    join payments p on p.id = d.payment_id
    join bookings o on o.checkout_id = p.checkout_id
    where d.borne_cents > 0 and ${isOrderOf(sql`${bookingId}::int`)}
    order by d.decided_at desc`)
  return rows.map(({ cents, words }) => ({ borneCents: cents, words }))
}

/** What the pilot bears of them together. */
export async function sumBorneOfBooking(db: Db, bookingId: number): Promise<number> {
  const borne = await listBorneOfBooking(db, bookingId)
  return borne.reduce((sum, { borneCents }) => sum + borneCents, 0)
}
