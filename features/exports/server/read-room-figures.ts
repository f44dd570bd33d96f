import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { RoomFigures } from "../control-lines.ts"
import { boundsOf } from "../month.ts"

type Figures = Record<string, number>

/*
 * What the rows of the rooms say about a month, without the ledger. A transfer or refund may come back in
 * a later month and changes its row then, so that these read the events, which stay.
 */

export async function readRoomFigures(db: Db, month: string): Promise<RoomFigures> {
  const { from, to } = boundsOf(month)
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${from} and ${sql.raw(column)} < ${to}`
  const { rows } = await db.execute<Figures>(sql`
    select
      (select count(*) from receipts where ${within("issued_at")}) as receipts,
      (select coalesce(sum(share_cents), 0) from receipts where ${within("issued_at")}) as share,
      (select coalesce(sum(fee_cents), 0) from receipts where ${within("issued_at")}) as fee,
      (select coalesce(sum(vat_cents), 0) from receipts where ${within("issued_at")}) as vat,
      (select coalesce(sum(voucher_cents), 0) from receipts where ${within("issued_at")} and kind = 'voucher') as voucher,
      (select coalesce(sum(voucher_cents), 0) from receipts where ${within("issued_at")} and kind = 'voucher_correction') as voucher_back,
      (select coalesce(sum(fee_cents), 0) from settlement_parts where ${within("booked_at")}) as earned_fee,
      (select coalesce(sum(vat_cents), 0) from settlement_parts where ${within("booked_at")}) as earned_vat,
      (select coalesce(sum(p.captured_cents), 0) from events e join payments p on p.id = e.entity_id
        where e.kind = 'payment.captured' and ${within("e.at")}) as captured,
      (select count(*) from events where kind in ('payment.refunded', 'payment.partially_refunded')
        and ${within("at")}) as refunds,
      (select coalesce(sum((data ->> 'refundCents')::bigint), 0) from events
        where kind in ('payment.refunded', 'payment.partially_refunded') and ${within("at")}) as refunded,
      (select coalesce(sum(r.amount_cents), 0) from refund_returns b join refunds r on r.id = b.refund_id
        where ${within("b.returned_at")}) as returned,
      (select coalesce(sum(amount_cents), 0) from payouts where ${within("released_at")}) as released,
      (select coalesce(sum(t.amount_cents), 0) from events e join transfers t on t.id = e.entity_id
        where e.kind = 'transfer.done' and ${within("e.at")}) as paid,
      (select coalesce(sum(t.amount_cents), 0) from events e join transfers t on t.id = e.entity_id
        where e.kind = 'transfer.reversed' and e.from_status = 'done' and ${within("e.at")}) as reversed,
      (select coalesce(sum(borne_cents), 0) from disputes where ${within("decided_at")}) as borne,
      (select coalesce(sum(value_cents), 0) from vouchers where checkout_id is null and replaces_id is null
        and ${within("activated_at")}) as issued_free,
      (select coalesce(sum(given_cents), 0) from voucher_uses where ${within("given_at")}) as spent`)
  const figure = (name: string) => Number(rows[0]?.[name] ?? 0)
  return {
    receipts: {
      count: figure("receipts"),
      shareCents: figure("share"),
      feeCents: figure("fee"),
      vatCents: figure("vat"),
      voucherCents: figure("voucher"),
      voucherCorrectionCents: figure("voucher_back"),
    },
    earned: { feeCents: figure("earned_fee"), vatCents: figure("earned_vat") },
    capturedCents: figure("captured"),
    refunded: { count: figure("refunds"), cents: figure("refunded") },
    returnedCents: figure("returned"),
    payouts: {
      releasedCents: figure("released"),
      paidCents: figure("paid"),
      reversedCents: figure("reversed"),
      borneCents: figure("borne"),
    },
    vouchers: { issuedFreeCents: figure("issued_free"), spentCents: figure("spent") },
  }
}

/** Moves of a month that charge somebody and have no receipt yet. */
export async function countMissingReceipts(db: Db, month: string): Promise<number> {
  const { from, to } = boundsOf(month)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) as count from (
      select t.id from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
      left join receipts r on r.transaction_id = t.id
      where t.at >= ${from} and t.at < ${to} and r.id is null
        and t.kind in ('booking.prepaid', 'booking.given_back', 'booking.settled', 'voucher.activated', 'voucher.revoked')
      group by t.id
      having coalesce(sum(e.amount_cents) filter (where a.purpose = 'checkout_paid'), 0) <> 0
    ) charged`)
  return Number(rows[0]?.count ?? 0)
}
