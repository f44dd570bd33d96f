import { type Book, balance, bookOf } from "./until.ts"

interface VoucherState {
  voucherId: number
  voucher: string
  code: string | null
  balance: number
  ownerId: number | null
  isDelivered: boolean
  paymentRef: string
  payment: string
  captured: number
  refunded: number
  /** What the provider has given back in its own book. */
  cardBack: number
  refunds: number
  /** Vouchers that its buyer has ordered. */
  orders: number
}

/** What the books say of the voucher that somebody has ordered. */
export function bookOfVoucher(buyerEmail: string): Book<VoucherState> {
  const ordered = `from vouchers where buyer_email = '${buyerEmail}'`
  const state = `select v.id as "voucherId", v.status as voucher, v.code,
      ${balance("'voucher:' || v.id")} as balance, v.owner_id as "ownerId",
      v.delivered_at is not null as "isDelivered", p.ref as "paymentRef", p.status as payment,
      p.captured_cents as captured, p.refunded_cents as refunded,
      coalesce((select sum(t.amount_cents)::int from trial_refunds t
        where t.provider_ref = p.provider_ref and t.is_paid), 0) as "cardBack",
      (select count(*)::int from refunds r where r.payment_id = p.id) as refunds,
      (select count(*)::int ${ordered}) as orders
    from (select * ${ordered}) v join payments p on p.checkout_id = v.checkout_id`
  return bookOf(`voucher of ${buyerEmail}`, { checkouts: `select checkout_id ${ordered}`, state })
}

interface ReplacementState {
  voucher: string
  code: string | null
  balance: number
  ownerId: number | null
  /** Vouchers that stand for the former one. */
  replacements: number
}

/** What the books say of a voucher that stands for another one. */
export function bookOfReplacement(id: number): Book<ReplacementState> {
  const state = `select v.status as voucher, v.code, ${balance("'voucher:' || v.id")} as balance,
      v.owner_id as "ownerId", (select count(*)::int from vouchers other
        where other.replaces_id = v.replaces_id) as replacements
    from vouchers v where v.id = ${id}`
  const former = `select replaces_id from vouchers where id = ${id}`
  const checkouts = `select checkout_id from vouchers where id in (${former})`
  return bookOf(`replacement ${id}`, { checkouts, state })
}
