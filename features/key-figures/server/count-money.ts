import { type SQL, sql } from "drizzle-orm"
import { type Bounds, dayOf, WITH_AIRPORT } from "./day-of.ts"

/*
 * What the book says of a day. A figure is the sum of some lines, told by what their account is for and by the
 * kind of their move, never by a key; what is credited counts as more.
 */

const MONEY_BACK = sql.raw(
  `('payment.partially_refunded', 'payment.refunded', 'payment.refund_returned', 'payment.refund_written_off',
    'payment.refund_credited', 'payment.refund_transferred')`,
)

/** The flight of `ledger_transactions t`: that of its booking, or of the booking that its payment pays. */
const FLIGHT_OF_MOVE = sql`case t.subject
  when 'booking' then (select b.flight_id from bookings b where b.id = t.subject_id)
  when 'payment' then (select b.flight_id from payments p join bookings b on b.checkout_id = p.checkout_id
    where p.id = t.subject_id)
  when 'transfer' then (select b.flight_id from transfers x join bookings b on b.id = x.booking_id
    where x.id = t.subject_id)
  end`

export function countMoney({ from, before }: Bounds): SQL {
  return sql`
    with lines as materialized (
      select ${dayOf(sql`t.at`)} as day, t.kind as move, e.amount_cents, l.purpose, a.region, f.kind
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts l on l.id = e.account_id
      left join (flights f ${WITH_AIRPORT}) on f.id = ${FLIGHT_OF_MOVE}
      where t.at >= ${from} and t.at < ${before}
        and l.purpose in ('booking_share', 'booking_fee', 'earned_fees', 'owed_vat', 'checkout_paid', 'voucher', 'pilot_payable')
    )
    select 'gmv' as figure, day, region, kind, '' as part, -amount_cents as value
      from lines where move = 'booking.prepaid' and purpose in ('booking_share', 'booking_fee')
    union all
    select case purpose when 'earned_fees' then 'fees' when 'owed_vat' then 'vat' when 'voucher' then 'voucher_liability'
        else 'payouts_due' end, day, region, kind, '', -amount_cents
      from lines where purpose in ('earned_fees', 'owed_vat', 'voucher', 'pilot_payable')
    union all
    select 'refunds', day, region, kind, '', amount_cents
      from lines where purpose = 'checkout_paid' and move in ${MONEY_BACK}
    union all
    select 'vouchers_sold', day, region, kind, '', amount_cents
      from lines where purpose = 'checkout_paid' and move = 'voucher.activated'
    union all
    select 'payouts', day, region, kind, '', amount_cents
      from lines where purpose = 'pilot_payable' and move in ('transfer.done', 'transfer.reversed')`
}
