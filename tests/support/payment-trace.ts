import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/**
 * What a payment has come to and every effect that it has had, once as often as it happened, without
 * the numbers of its rows: two payments with the same life leave the same text. That a bank asked on
 * the way may have gone unheard.
 */
export async function paymentTrace(db: Db, paymentId: number): Promise<string> {
  const { rows } = await db.execute<{ trace: object }>(sql`
    select json_build_object(
      'payment', (select json_build_array(status, captured_cents, refunded_cents) from payments where id = p.id),
      'refunds', (select json_agg(json_build_array(amount_cents, status) order by amount_cents) from refunds
        where payment_id = p.id),
      'disputes', (select json_agg(json_build_array(amount_cents, status) order by amount_cents) from disputes
        where payment_id = p.id),
      'flags', (select json_agg(reason order by reason) from payment_flags where payment_id = p.id),
      'events', (select json_agg(kind order by kind) from events where entity = 'payment' and entity_id = p.id
        and kind <> 'payment.action_required'),
      'moves', (select json_agg(json_build_array(t.kind, regexp_replace(a.code, '[0-9]+', 'N'), e.amount_cents)
          order by t.kind, a.code, e.amount_cents) from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.subject = 'payment' and t.subject_id = p.id or exists (select 1 from disputes d
          where d.payment_id = p.id and t.subject = 'dispute' and t.subject_id = d.id))
    ) as trace from payments p where p.id = ${paymentId}`)
  return JSON.stringify(rows[0]?.trace)
}
