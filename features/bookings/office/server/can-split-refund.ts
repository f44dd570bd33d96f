import { sql } from "drizzle-orm"
import { isOrderOf } from "#features/bookings/core/server/orders-of-booking.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * Whether somebody may choose what of a refund goes to the card and what becomes credit again: one order
 * that is collected, paid by both. Of several orders the newest gives back first, whatever paid it.
 */
export async function canSplitRefund(db: Db, { id }: { id: number }): Promise<boolean> {
  const { rows } = await db.execute<{ can: boolean }>(sql`
    select count(*) = 1 and coalesce(bool_and(p.status in ('captured', 'partially_refunded')
      and p.credit_due_cents > 0 and p.due_cents > p.credit_due_cents), false) as can
    from bookings o join payments p on p.checkout_id = o.checkout_id
      and p.status in ('authorised', 'captured', 'partially_refunded', 'refunded', 'charged_back')
    where ${isOrderOf(sql`${id}::int`)}`)
  return rows[0]?.can ?? false
}
