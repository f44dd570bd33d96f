import { type Book, balance, bookOf } from "./until.ts"

interface BookingState {
  bookingId: number
  booking: string
  seats: number
  /** How far the payment of each of its orders is, the oldest first. */
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

/** What the books say of somebody's booking on a flight, with the more seats that have joined it. */
export function bookOfBooking(flightId: number, userId: number): Book<BookingState> {
  const mine = `from bookings where flight_id = ${flightId} and passenger_id = ${userId}`
  const checkouts = `select o.checkout_id from bookings o
    where o.id = b.id or o.adds_to_id = b.id and o.status = 'joined'`
  const payments = `from payments p where p.checkout_id in (${checkouts})`
  const refunds = `from refunds r where r.payment_id in (select p.id ${payments})`
  const state = `select b.id as "bookingId", b.status as booking, b.seats,
      coalesce((select string_agg(p.status, ' ' order by p.id) ${payments} and not exists (
        select from payments n where n.checkout_id = p.checkout_id and n.id > p.id)), '') as payment,
      (select coalesce(sum(captured_cents), 0)::int ${payments}) as captured,
      (select coalesce(sum(refunded_cents), 0)::int ${payments}) as refunded,
      coalesce((select sum(t.amount_cents)::int from trial_refunds t
        where t.is_paid and t.provider_ref in (select p.provider_ref ${payments})), 0) as "cardBack",
      coalesce((select sum(${balance("'voucher:' || v.id")})::int from vouchers v
        where v.owner_id = ${userId}), 0) as credit,
      ${balance("'booking:' || b.id || ':share'")} as share,
      ${balance("'booking:' || b.id || ':fee'")} as fee,
      (select count(*)::int from flight_seats s where s.flight_id = b.flight_id
        and s.booking_id is null) as "freeSeats",
      (select count(*)::int ${mine} and status <> 'lapsed') as orders,
      (select count(*)::int ${payments}) as payments,
      (select count(*)::int ${refunds}) as refunds
    from (select * ${mine} and adds_to_id is null order by id desc limit 1) b`
  return bookOf(`booking on flight ${flightId}`, { checkouts: `select checkout_id ${mine}`, state })
}

interface OrderState {
  orderId: number
  order: string
  payment: string
}

/** What the books say of the newest order of more seats for a booking. */
export function bookOfMoreSeats(bookingId: number): Book<OrderState> {
  const newest = `(select * from bookings where adds_to_id = ${bookingId} order by id desc limit 1)`
  const state = `select o.id as "orderId", o.status as "order", coalesce((select p.status from payments p
      where p.checkout_id = o.checkout_id order by p.id desc limit 1), '') as payment
    from ${newest} o`
  const checkouts = `select checkout_id from ${newest} o`
  return bookOf(`more seats of booking ${bookingId}`, { checkouts, state })
}
