import { type Book, balance, bookOf } from "./until.ts"

interface PayoutState {
  flight: string
  booking: string
  payout: string
  /** What is still owed to the pilot. */
  owed: number
  /** What transfers have sent, and what the provider has sent in its own book. */
  sent: number
  paidOut: number
}

/** What the books say of the pilot's part of a booking. */
export function bookOfPayout(bookingId: number): Book<PayoutState> {
  const transfers = `from transfers where booking_id = ${bookingId}`
  const state = `select f.status as flight, b.status as booking,
      coalesce(p.status, '') as payout,
      ${balance("'pilot:' || f.pilot_id || ':payable'")} as owed,
      coalesce((select sum(amount_cents)::int ${transfers} and status = 'done'), 0) as sent,
      coalesce((select sum(amount_cents)::int from trial_transfers
        where split_part(idempotency_key, '/', 1) in (select ref ${transfers})), 0) as "paidOut"
    from bookings b join flights f on f.id = b.flight_id
    left join payouts p on p.booking_id = b.id where b.id = ${bookingId}`
  return bookOf(`payout of booking ${bookingId}`, {
    checkouts: `select checkout_id from bookings
      where id = ${bookingId} or adds_to_id = ${bookingId} and status = 'joined'`,
    state,
  })
}
