import { eq, sql, sum } from "drizzle-orm"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { isOrderOf } from "#features/bookings/core/server/orders-of-booking.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import type { Db } from "#platform/server/db.ts"
import type { GoodwillRoom } from "../goodwill.ts"
import { goodwillsTable } from "./goodwills-table.ts"

interface FoundRoom extends GoodwillRoom {
  /** The payment on whose card it fits. */
  card: { paymentId: number; checkoutId: number } | null
}

/** What may still be given for a booking, and on which card most of it fits. */
export async function findGoodwillRoom(
  db: Db,
  booking: Pick<BookingRow, "id" | "passengerId">,
): Promise<FoundRoom> {
  const [given] = await db
    .select({ cents: sum(goodwillsTable.amountCents).mapWith(Number) })
    .from(goodwillsTable)
    .where(eq(goodwillsTable.bookingId, booking.id))
  const card = await findRoomiestCard(db, booking)
  return {
    givenCents: given?.cents ?? 0,
    cardCents: card?.cents ?? 0,
    hasAccount: booking.passengerId !== null && !(await isAccountClosed(db, booking.passengerId)),
    card,
  }
}

interface CardRow extends Record<string, unknown> {
  payment_id: number
  checkout_id: number
  cents: number
}

/**
 * What a card has paid and neither has back nor may yet get back: what still lies with the booking goes there
 * first. What a provider has refused counts as promised, since it is tried again.
 */
async function findRoomiestCard(db: Db, { id }: Pick<BookingRow, "id">) {
  const [share, fee] = [accounts.bookingShare(id), accounts.bookingFee(id)]
  const balances = await listBalances(db, [share, fee])
  const heldCents = 0 - (balances.get(share.code) ?? 0) - (balances.get(fee.code) ?? 0)
  const { rows } = await db.execute<CardRow>(sql`
    select p.id as payment_id, p.checkout_id, p.due_cents - p.credit_due_cents - coalesce((
      select sum(r.amount_cents - r.credit_cents) from refunds r where r.payment_id = p.id), 0)::int as cents
    from bookings o join payments p on p.checkout_id = o.checkout_id
    where ${isOrderOf(sql`${id}::int`)} and p.status in ('captured', 'partially_refunded')
    order by cents desc, p.id limit 1`)
  const [row] = rows
  const cents = (row?.cents ?? 0) - heldCents
  return row && cents > 0 ? { paymentId: row.payment_id, checkoutId: row.checkout_id, cents } : null
}
