import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { OpenMoney } from "../open-money.ts"

const OPEN_BOOKING = sql`b.status in ('requested', 'confirmed', 'payment_due', 'rebooking_offered', 'flown', 'no_show', 'disputed')`

interface Row extends Record<string, unknown> {
  own: number
  of_guests: number
  payouts: number
  refunds: number
}

/** What of somebody's money is on its way now. */
export async function findOpenMoney(db: Db, userId: number): Promise<OpenMoney> {
  const { rows } = await db.execute<Row>(sql`
    select
      (select count(*)::int from bookings b where b.passenger_id = ${userId} and ${OPEN_BOOKING}) as own,
      (select count(*)::int from bookings b join flights f on f.id = b.flight_id
        where f.pilot_id = ${userId} and ${OPEN_BOOKING}) as of_guests,
      (select coalesce(sum(amount_cents), 0)::int from payouts
        where pilot_id = ${userId} and status <> 'paid') as payouts,
      (select coalesce(sum(r.amount_cents), 0)::int from refunds r
        join payments p on p.id = r.payment_id
        where r.status in ('ordered', 'failed', 'returned') and exists (
          select from bookings b where b.checkout_id = p.checkout_id and b.passenger_id = ${userId}))
        as refunds`)
  const [row] = rows
  return {
    ownBookings: row?.own ?? 0,
    guestBookings: row?.of_guests ?? 0,
    payoutCents: row?.payouts ?? 0,
    refundCents: row?.refunds ?? 0,
  }
}
