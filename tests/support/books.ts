import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/**
 * What lies in the books of a checkout, and what came of it: with the card's provider, reserved or
 * paid, and owed as a share, a fee or a voucher.
 */
export async function booksOfCheckout(db: Db, checkoutId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ account: string; cents: number }>(sql`
    select coalesce(nullif(split_part(a.code, ':', 3), ''), 'voucher') as account,
      sum(e.amount_cents)::int as cents
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    where a.code in (
        select 'checkout:' || ${checkoutId}::int || part from unnest(array[':reserved', ':paid']) part
        union all select 'booking:' || b.id || part from bookings b, unnest(array[':share', ':fee']) part
          where b.checkout_id = ${checkoutId}
        union all select 'voucher:' || v.id from vouchers v where v.checkout_id = ${checkoutId})
      or (a.code like 'provider:trial:%' and exists (select from payments p
        where p.checkout_id = ${checkoutId} and t.business_key like 'payment/' || p.id || '/%'))
    group by account having sum(e.amount_cents) <> 0`)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
