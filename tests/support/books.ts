import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/**
 * What the ledger holds of a checkout, and what came of it: with the card's provider, reserved or
 * paid, and owed as a share, a fee or a voucher; of a booking with the more seats that have joined it.
 */
export async function booksOfCheckout(db: Db, checkoutId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ account: string; cents: number }>(sql`
    with orders as (
      select ${checkoutId}::int as checkout_id union select o.checkout_id from bookings b
        join bookings o on o.adds_to_id = b.id and o.status = 'joined' where b.checkout_id = ${checkoutId}
    )
    select regexp_replace(a.purpose, '^(checkout|booking)_', '') as account,
      sum(e.amount_cents)::int as cents
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    where a.code in (
        select 'checkout:' || checkout_id || part from orders, unnest(array[':reserved', ':paid']) part
        union all select 'booking:' || b.id || part from bookings b, unnest(array[':share', ':fee']) part
          where b.checkout_id in (select checkout_id from orders)
        union all select 'voucher:' || v.id from vouchers v where v.checkout_id in (select checkout_id from orders))
      or (a.provider = 'trial' and exists (select from payments p
        where p.checkout_id in (select checkout_id from orders) and t.subject = 'payment' and t.subject_id = p.id))
    group by account having sum(e.amount_cents) <> 0`)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
