import { type Book, balance, bookOf } from "./until.ts"

interface BookingStand {
  bookingId: number
  booking: string
  payment: string
  captured: number
  refunded: number
  /** What the provider has given back in its own book. */
  cardBack: number
  /** What the guest's vouchers are worth. */
  credit: number
  share: number
  fee: number
  freeSeats: number
  /** Bookings that did not just lapse, and payments and refunds of the last one. */
  orders: number
  payments: number
  refunds: number
}

/** What the books say of somebody's booking on a flight. */
export function bookOfBooking(flightId: number, userId: number): Book<BookingStand> {
  const mine = `from bookings where flight_id = ${flightId} and passenger_id = ${userId}`
  const stand = `select b.id as "bookingId", b.status as booking,
      coalesce(p.status, '') as payment,
      coalesce(p.captured_cents, 0) as captured, coalesce(p.refunded_cents, 0) as refunded,
      coalesce((select sum(t.amount_cents)::int from trial_refunds t
        where t.provider_ref = p.provider_ref and t.is_paid), 0) as "cardBack",
      coalesce((select sum(${balance("'voucher:' || v.id")})::int from vouchers v
        where v.owner_id = ${userId}), 0) as credit,
      ${balance("'booking:' || b.id || ':share'")} as share,
      ${balance("'booking:' || b.id || ':fee'")} as fee,
      (select count(*)::int from flight_seats s where s.flight_id = b.flight_id
        and s.booking_id is null) as "freeSeats",
      (select count(*)::int ${mine} and status <> 'lapsed') as orders,
      (select count(*)::int from payments o where o.checkout_id = b.checkout_id) as payments,
      (select count(*)::int from refunds r where r.payment_id = p.id) as refunds
    from (select * ${mine} order by id desc limit 1) b
    left join lateral (select * from payments where checkout_id = b.checkout_id
      order by id desc limit 1) p on true`
  return bookOf(`booking on flight ${flightId}`, { checkouts: `select checkout_id ${mine}`, stand })
}
