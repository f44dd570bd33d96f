import { sql } from "drizzle-orm"
import { issueBookingReceipts } from "#features/accounting/server/issue-booking-receipts.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * The receipts that bookings have no job for here, in the order in which they were paid; those of an order of
 * more seats come with its booking. Only what is missing is written.
 */
export async function writeReceipts(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select coalesce(b.adds_to_id, b.id) as id
    from ledger_transactions t
    join bookings b on b.id = t.subject_id
    left join receipts r on r.transaction_id = t.id
    where t.subject = 'booking' and r.id is null
      and t.kind in ('booking.prepaid', 'booking.given_back', 'booking.settled')
      and exists (select from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transaction_id = t.id and a.purpose = 'checkout_paid')
    group by 1 order by min(t.at), 1`)
  for (const { id } of rows) await issueBookingReceipts(db, Number(id))
}
