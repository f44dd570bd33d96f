import { sql } from "drizzle-orm"
import { isOrderOf } from "#features/bookings/core/server/orders-of-booking.ts"
import type { Db } from "#platform/server/db.ts"
import type { BorneDispute } from "../../settlement-view.ts"

/** The lost disputes of a booking that its pilot bears, the newest decision first. */
export async function listBorneOfBooking(db: Db, bookingId: number): Promise<BorneDispute[]> {
  const { rows } = await db.execute<{ cents: number; kept: number; words: string }>(sql`
    select d.borne_cents as cents, d.decision as words,
      (select coalesce(sum(amount_cents), 0)::int from payout_deductions where dispute_id = d.id) as kept
    from disputes d
    join payments p on p.id = d.payment_id
    join bookings o on o.checkout_id = p.checkout_id
    where d.borne_cents > 0 and ${isOrderOf(sql`${bookingId}::int`)}
    order by d.decided_at desc`)
  return rows.map(({ cents, kept, words }) => ({
    borneCents: cents,
    leftCents: cents - kept,
    words,
  }))
}

/** What the pilot bears of them together. */
export async function sumBorneOfBooking(db: Db, bookingId: number): Promise<number> {
  const borne = await listBorneOfBooking(db, bookingId)
  return borne.reduce((sum, { borneCents }) => sum + borneCents, 0)
}
