import { type SQL, sql } from "drizzle-orm"

/**
 * The share of `bookings b` on `flights f` as the settlement made it (the ledger knows, under
 * `accounts.pilotPayable`); null until then. Guests who stayed away may carry one, too.
 */
const SETTLED_SHARE_CENTS: SQL = sql`(
  select -sum(e.amount_cents)
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id
  where t.subject = 'booking' and t.subject_id = b.id and t.kind = 'booking.settled'
    and a.purpose = 'pilot_payable'
)`

/** The same from the statement on: while guests may still object, no money has moved yet. */
export const STATED_SHARE_CENTS: SQL = sql`coalesce(${SETTLED_SHARE_CENTS}, (
  select p.share_cents from settlement_parts p where p.booking_id = b.id
))`

/** The same of who comes along: until the statement what was prepaid. */
export const FINAL_SHARE_CENTS: SQL = sql`coalesce(${STATED_SHARE_CENTS},
  b.seats * b.seat_price_cents + b.kept_share_cents)`

/** What `flights f` cost: as it was stated afterwards, and corrected since; until then as planned. */
export const ACTUAL_COST_CENTS = sql`coalesce((
  select s.actual_cost_cents from settlements s where s.flight_id = f.id and s.submitted_at is not null
), f.total_cost_cents)`

/** What goes back of a payment, whether the provider has paid it out already or is about to. */
export function promisedCents(paymentId: SQL): SQL {
  return sql`coalesce((
    select sum(r.amount_cents) from refunds r where r.payment_id = ${paymentId} and r.status <> 'failed'
  ), 0)`
}
