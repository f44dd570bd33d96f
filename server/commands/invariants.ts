/*
 * What must hold in the database at any moment, written as queries that find violations. They read
 * the rows themselves and trust no code of the rooms.
 */

export interface Invariant {
  rule: string
  /** Finds the rows that break the rule; an empty answer is good. */
  violations: string
  /** Whose rows are each looked at for themselves, so also those of a range of numbers (`isInSlice`) at a time. */
  slicedBy?: SlicedTable
}

type SlicedTable =
  | "bookings"
  | "flights"
  | "ledger_transactions"
  | "payments"
  | "receipts"
  | "refunds"
  | "transfers"
  | "users"

// of no row, and as numbers valid SQL where nothing is put in their place
const FIRST_OF_ALL = "-1000000000000000001"
const LAST_OF_ALL = "1000000000000000001"

const isInSlice = (number: string) => `${number} between ${FIRST_OF_ALL} and ${LAST_OF_ALL}`

/** The violations among the rows with these numbers, both included. */
export function violationsOfSlice({ violations }: Invariant, from: number, to: number): string {
  return violations.replaceAll(FIRST_OF_ALL, String(from)).replaceAll(LAST_OF_ALL, String(to))
}

// balance of an account as the ledger knows it, negative is credit
const balance = (code: string) => `coalesce((
    select sum(e.amount_cents) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.code = ${code}), 0)`

// what was promised back of a payment
const promised = (paymentId: string, which: string) => `coalesce((
    select sum(amount_cents) from refunds where payment_id = ${paymentId} and ${which}), 0)`

// what the moves of refund r of payment p have left on an account: several where it has come back
const movedByRefund = (
  code: string,
) => `coalesce((select sum(e.amount_cents) from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.subject = 'payment' and t.subject_id = p.id and t.refund_key = r.key and a.code = ${code}), 0)`

// the payments of booking b that hold or held money: of its first order, and of more seats that have joined it
const paymentsOf = (
  which = "true",
) => `(select p.* from bookings o join payments p on p.checkout_id = o.checkout_id
    where (o.id = b.id or o.adds_to_id = b.id and o.status = 'joined') and ${which}
      and p.status in ('authorised', 'captured', 'partially_refunded', 'refunded', 'charged_back'))`

// that what lies with booking b in the ledger is all that it keeps, and with its orders what goes back of them
const isKept = (
  shareCents: string,
  feeCents: string,
) => `(-${balance("'booking:' || b.id || ':share'")} = ${shareCents}
    and -${balance("'booking:' || b.id || ':fee'")} = ${feeCents} and not exists (select from ${paymentsOf()} p
      where -${balance("'checkout:' || p.checkout_id || ':paid'")} <> ${promised("p.id", "status not in ('done', 'written_off', 'paid_otherwise')")}))`

// that all of booking b is collected and a part of it is still there
const isCollected = `exists (select from ${paymentsOf("p.status in ('captured', 'partially_refunded')")} p)
    and not exists (select from ${paymentsOf("p.status in ('authorised', 'charged_back')")} p)`

// that a payment of booking b has failed only after its start: the back office knows of it
const wasNeverCollected = `exists (select from payment_flags g join payments p on p.id = g.payment_id
    join bookings o on o.checkout_id = p.checkout_id
    where g.reason = 'never_collected' and (o.id = b.id or o.adds_to_id = b.id and o.status = 'joined'))`

// the VAT (19 %) inside a fee
const vat = (feeCents: string) => `(${feeCents} - round(${feeCents} / 1.19))`

// that an order of a booking was collected before its VAT was owed with the prepayment (decision 37)
const isOwedFromSettlementOn = (bookingId: string) => `exists (select from bookings paid
    join ledger_transactions p on p.subject = 'booking' and p.subject_id = paid.id and p.kind = 'booking.prepaid'
    where (paid.id = ${bookingId} or paid.adds_to_id = ${bookingId}) and paid.charges_vat is null)`

// the month that an accountant in Germany means
const monthOf = (at: string) => `to_char(${at} at time zone 'Europe/Berlin', 'YYYY-MM')`

// what seats were that a booking gave up late, unless its pilot has waived it since
const ofSeatsGivenUp = (column: string) => `coalesce((
    select sum(g.${column}) from seats_given_up g where g.booking_id = b.id and g.waived_at is null), 0)`

export const invariants: readonly Invariant[] = [
  {
    rule: "every ledger transaction balances",
    slicedBy: "ledger_transactions",
    violations: `select transaction_id, sum(amount_cents) as cents from ledger_entries
      where ${isInSlice("transaction_id")} group by transaction_id having sum(amount_cents) <> 0`,
  },
  {
    rule: "every booking knows when what it is for starts",
    violations: `select b.id, b.starts_at, f.departs_at, b.proposed_departs_at from bookings b
      join flights f on f.id = b.flight_id
      where b.starts_at is distinct from coalesce(f.departs_at, b.proposed_departs_at)`,
  },
  {
    rule: "every booking that holds seats has exactly its number of seat rows",
    slicedBy: "bookings",
    violations: `select b.id, b.status, b.seats, count(s.seat_number) as rows
      from bookings b join flights f on f.id = b.flight_id
      left join flight_seats s on s.booking_id = b.id and s.flight_id = b.flight_id
      where b.status in ('held', 'requested', 'confirmed', 'flown', 'no_show', 'disputed', 'settled') and ${isInSlice("b.id")}
      group by b.id, f.id having count(s.seat_number) <> case f.schedule when 'fixed' then b.seats else 0 end`,
  },
  {
    rule: "a booking of an offer without a date names a start and is confirmed only on the flight made of it",
    violations: `select b.id, b.status from bookings b join flights f on f.id = b.flight_id
      where f.schedule = 'flexible' and (b.proposed_departs_at is null
        or b.status not in ('held', 'lapsed', 'requested', 'declined', 'expired', 'withdrawn'))`,
  },
  {
    rule: "more seats are those of the same account and flight as their booking, and are open only while that is confirmed",
    violations: `select o.id, o.status, b.status as booking from bookings o join bookings b on b.id = o.adds_to_id
      where b.adds_to_id is not null or b.passenger_id <> o.passenger_id
        or (o.status in ('held', 'requested', 'payment_due') and (b.status <> 'confirmed' or b.flight_id <> o.flight_id))
        or (o.status = 'joined' and b.status in ('held', 'lapsed', 'requested', 'declined', 'expired', 'withdrawn'))`,
  },
  {
    rule: "what has joined a booking has no people of its own any more",
    violations: `select b.id, p.position from bookings b join booking_people p on p.booking_id = b.id where b.status = 'joined'`,
  },
  {
    rule: "no seat belongs to a booking that is over or waits for another date",
    violations: `select s.flight_id, s.seat_number, b.status from flight_seats s
      join bookings b on b.id = s.booking_id
      where b.status in ('lapsed', 'declined', 'expired', 'withdrawn', 'cancelled_by_passenger', 'cancelled_by_pilot', 'rebooking_offered', 'joined')
        or b.flight_id <> s.flight_id`,
  },
  {
    rule: "every flight has one seat row per offered seat",
    slicedBy: "flights",
    violations: `select f.id, f.seats_offered, count(s.seat_number) as rows from flights f
      left join flight_seats s on s.flight_id = f.id
      where f.schedule = 'fixed' and f.status <> 'draft' and ${isInSlice("f.id")}
      group by f.id having count(s.seat_number) <> f.seats_offered`,
  },
  {
    rule: "every flight in review was handed in and waits for a verdict",
    violations: `select f.id from flights f where f.status = 'in_review' and not exists (
      select 1 from flight_vettings v where v.flight_id = f.id and v.verdict is null)`,
  },
  {
    rule: "no flight costs a guest more than an equal share",
    violations: `select id from flights where seat_price_cents::bigint * (seats_offered + 1) > total_cost_cents`,
  },
  {
    rule: "the itemised costs of a flight add up to its total",
    slicedBy: "flights",
    violations: `select f.id, f.total_cost_cents, sum(c.amount_cents) as items from flights f
      join flight_costs c on c.flight_id = f.id where ${isInSlice("f.id")} group by f.id having sum(c.amount_cents) <> f.total_cost_cents`,
  },
  {
    rule: "every request has an authorised payment of exactly its price",
    violations: `select b.id from bookings b where b.status = 'requested' and not exists (
      select 1 from payments p where p.checkout_id = b.checkout_id and p.status = 'authorised'
        and p.due_cents = b.seats * (b.seat_price_cents + b.fee_cents))`,
  },
  {
    rule: "nothing is collected of a booking whose payment is due, and nothing kept",
    violations: `select b.id from bookings b where b.status = 'payment_due'
      and (b.kept_share_cents + b.kept_fee_cents > 0 or exists (
        select from payments p where p.checkout_id = b.checkout_id and p.captured_cents > 0))`,
  },
  {
    rule: "every confirmed, flown or settled booking, and one that may choose another date, has payments of exactly its price, what it keeps of seats given up late, and what went back of it before its settlement",
    slicedBy: "bookings",
    violations: `select b.id, b.status from bookings b
      where b.status in ('confirmed', 'rebooking_offered', 'flown', 'no_show', 'settled') and ${isInSlice("b.id")} and not ${wasNeverCollected}
        and b.seats * (b.seat_price_cents + b.fee_cents) + b.kept_share_cents + b.kept_fee_cents is distinct from (
          select sum(p.due_cents - ${promised("p.id", "reason not in ('settlement', 'goodwill')")})
          from ${paymentsOf()} p)`,
  },
  {
    rule: "every cancelled booking gives back all of its price but what it keeps",
    violations: `select b.id, b.status from bookings b
      where b.status in ('cancelled_by_pilot', 'cancelled_by_passenger')
        and not exists (select from ${paymentsOf("p.status = 'charged_back'")} p)
        and 0 <> (select coalesce(sum(p.due_cents - ${promised("p.id", "reason not in ('settlement', 'goodwill')")}), b.kept_share_cents + b.kept_fee_cents)
          from ${paymentsOf()} p) - b.kept_share_cents - b.kept_fee_cents`,
  },
  {
    rule: "only what was cancelled late by the passenger keeps a part: half of the share of these seats, and their fee",
    violations: `select * from (select b.id, b.status, b.kept_share_cents, b.kept_fee_cents, b.seat_price_cents, b.fee_cents,
          b.late_seats - ${ofSeatsGivenUp("late_seats")} as seats,
          b.kept_share_cents - ${ofSeatsGivenUp("kept_share_cents")} as share,
          b.kept_fee_cents - ${ofSeatsGivenUp("kept_fee_cents")} as fee
        from bookings b where b.kept_share_cents <> 0 or b.kept_fee_cents <> 0) t
      where not (seats = 0 and share = 0 and fee = 0)
        and not (status = 'cancelled_by_passenger' and seats > 0 and share = seats * seat_price_cents / 2 and fee = seats * fee_cents)`,
  },
  {
    rule: "nothing stays of a cancelled booking whose flight did not take place",
    violations: `select b.id, f.id as flight_id, f.status from bookings b join flights f on f.id = b.flight_id
      where f.status = 'cancelled' and b.kept_share_cents + b.kept_fee_cents <> 0`,
  },
  {
    rule: "what a late cancellation keeps lies in the ledger until its settlement, to the cent",
    violations: `select b.id from bookings b
      where b.status = 'cancelled_by_passenger' and ${isCollected}
        and not exists (select 1 from settlement_parts s where s.booking_id = b.id and s.booked_at is not null)
        and not ${isKept("b.kept_share_cents", "b.kept_fee_cents")}`,
  },
  {
    rule: "nobody is booked on a changed flight to which they did not agree",
    violations: `select q.booking_id, q.state, b.status from change_questions q join bookings b on b.id = q.booking_id
      where q.state in ('left', 'silent') and b.status <> 'cancelled_by_passenger'`,
  },
  {
    rule: "every question about a change says how the guest knew the flight, and stands on the flight of its booking",
    violations: `select q.id from change_questions q join bookings b on b.id = q.booking_id
      join flight_changes c on c.id = q.change_id where c.flight_id <> b.flight_id or q.known = c.after`,
  },
  {
    rule: "refunds never exceed what was collected",
    slicedBy: "payments",
    violations: `select p.id, p.status, p.captured_cents from payments p
      where ${isInSlice("p.id")} and ${promised("p.id", "status <> 'failed'")} > case when p.status = 'authorised' then p.due_cents else p.captured_cents end`,
  },
  {
    rule: "what a payment has given back is the sum of its refunds, and its status says how much that is",
    slicedBy: "payments",
    violations: `select p.id, p.status, p.captured_cents, p.refunded_cents from payments p
      where ${isInSlice("p.id")} and (p.refunded_cents <> ${promised("p.id", "status = 'done'")}
        or (p.status = 'captured' and p.refunded_cents <> 0)
        or (p.status = 'partially_refunded' and p.refunded_cents not between 1 and p.captured_cents - 1)
        or (p.status = 'refunded' and p.refunded_cents <> p.captured_cents))`,
  },
  {
    rule: "every refund has its ledger move once it is done, and no sooner",
    slicedBy: "refunds",
    violations: `select * from (select r.id, r.status, r.amount_cents, r.credit_cents,
          ${movedByRefund("'checkout:' || p.checkout_id || ':paid'")} as settled,
          ${movedByRefund("'provider:' || p.provider || ':captured'")} as collected
        from refunds r join payments p on p.id = r.payment_id where ${isInSlice("r.id")}) m
      where settled <> case when status in ('done', 'written_off', 'paid_otherwise') then amount_cents else 0 end
        or collected <> case status when 'done' then credit_cents - amount_cents else 0 end`,
  },
  {
    rule: "nothing is left in the ledger of an order that was refunded in full",
    violations: `select p.checkout_id from payments p join bookings b on b.checkout_id = p.checkout_id
      where p.status = 'refunded' and (${balance("'checkout:' || p.checkout_id || ':paid'")} <> 0
        or not exists (select from ${paymentsOf("p.status <> 'refunded'")} p)
          and (${balance("'booking:' || b.id || ':share'")} <> 0 or ${balance("'booking:' || b.id || ':fee'")} <> 0))`,
  },
  {
    rule: "what is reserved in the ledger is what authorised payments say, order by order",
    slicedBy: "payments",
    violations: `select p.checkout_id, p.status from payments p
      where ${isInSlice("p.id")} and -${balance("'checkout:' || p.checkout_id || ':reserved'")} <> coalesce((
        select sum(q.amount_cents - q.credit_cents) from payments q where q.checkout_id = p.checkout_id and q.status = 'authorised'), 0)`,
  },
  {
    rule: "what providers collected in the ledger is what captured payments say, less what banks took back",
    violations: `select * from (select provider,
        ${balance("'provider:' || known.provider || ':captured'")} as ledger,
        coalesce((select sum(captured_cents - credit_due_cents) from payments p
            where p.provider = known.provider and p.captured_cents > 0), 0)
          - coalesce((select sum(r.amount_cents - r.credit_cents) from refunds r join payments p on p.id = r.payment_id
            where p.provider = known.provider and r.status = 'done'), 0)
          - coalesce((select sum(d.amount_cents) from disputes d join payments p on p.id = d.payment_id
            where p.provider = known.provider and d.status <> 'won'), 0)
          - coalesce((select sum(amount_cents) from transfers t
            where t.provider = known.provider and t.status = 'done'), 0) as payments
      from (values ('trial'), ('stripe')) known (provider)) t where ledger <> payments`,
  },
  {
    rule: "what banks have taken back in the ledger is what disputes say, less what was to go back anyway",
    violations: `select * from (select
        ${balance("'provider:trial:disputed'")} + ${balance("'provider:stripe:disputed'")} as open_ledger,
        ${balance("'platform:chargebacks'")} as lost_ledger,
        coalesce((select sum(amount_cents) from disputes where status = 'open'), 0) as open_disputes,
        coalesce((select sum(amount_cents) from disputes where status = 'lost'), 0)
          - coalesce((select sum(amount_cents) from refunds where status = 'written_off'), 0)
          - coalesce((select sum(borne_cents) from disputes), 0) as lost_disputes) t
      where open_ledger <> open_disputes or lost_ledger <> lost_disputes`,
  },
  {
    rule: "a payment is charged back exactly while a bank holds a part of it",
    violations: `select p.id, p.status from payments p where (p.status = 'charged_back')
      <> exists (select 1 from disputes d where d.payment_id = p.id and d.status <> 'won')`,
  },
  {
    rule: "every collected booking that is not settled holds its prepaid share and fee in the ledger, to the cent",
    slicedBy: "bookings",
    violations: `select b.id, b.status from bookings b
      where b.status in ('confirmed', 'rebooking_offered', 'flown', 'no_show', 'disputed') and ${isInSlice("b.id")} and ${isCollected}
        and not ${wasNeverCollected}
        and not ${isKept("b.seats * b.seat_price_cents + b.kept_share_cents", "b.seats * b.fee_cents + b.kept_fee_cents")}`,
  },
  {
    rule: "what is settled holds nothing, and was divided once, as its statement says",
    slicedBy: "bookings",
    violations: `select s.booking_id, s.outcome from settlement_parts s
      join bookings b on b.id = s.booking_id join flights f on f.id = s.flight_id
      left join ledger_transactions t on t.subject = 'booking' and t.subject_id = b.id and t.kind = 'booking.settled'
      where ${isInSlice("s.booking_id")} and ((s.booked_at is not null and s.share_cents + s.fee_cents + s.refund_share_cents + s.refund_fee_cents > 0) <> (t.id is not null)
        or (b.status = 'settled' and s.booked_at is null)
        or (s.booked_at is not null and (${balance("'booking:' || b.id || ':share'")} <> 0
          or ${balance("'booking:' || b.id || ':fee'")} <> 0 or ${balance("'booking:' || b.id || ':vat'")} <> 0
          or coalesce((select -sum(e.amount_cents) from ledger_entries e join ledger_accounts a on a.id = e.account_id
            where e.transaction_id = t.id and a.code = 'pilot:' || f.pilot_id || ':payable'), 0) <> s.share_cents
          or coalesce((select -sum(e.amount_cents) from ledger_entries e join ledger_accounts a on a.id = e.account_id
            where e.transaction_id = t.id and a.purpose in ('owed_vat', 'booking_vat')), 0) <> s.vat_cents
          or coalesce((select -sum(e.amount_cents) from ledger_entries e join ledger_accounts a on a.id = e.account_id
            where e.transaction_id = t.id and a.purpose in ('earned_fees', 'owed_vat', 'booking_vat')), 0) <> s.fee_cents)))`,
  },
  {
    rule: "every settled booking has a statement, and a closed flight divided everything",
    violations: `select b.id, b.status from bookings b
      left join settlement_parts s on s.booking_id = b.id
      where (b.status in ('flown', 'no_show', 'disputed', 'settled') and s.booking_id is null)
        or (s.booked_at is null and exists (
          select 1 from settlements c where c.flight_id = s.flight_id and c.closed_at is not null))`,
  },
  {
    rule: "a settlement only goes down: nobody carries more than was prepaid or an equal share, the pilot at least one",
    slicedBy: "bookings",
    violations: `select s.booking_id, s.share_cents, s.fee_cents from settlement_parts s
      join bookings b on b.id = s.booking_id join settlements c on c.flight_id = s.flight_id
      where ${isInSlice("s.booking_id")} and (s.share_cents + s.refund_share_cents + s.uncollected_share_cents <> b.kept_share_cents + case s.outcome when 'cancelled_late' then 0 else b.seats * b.seat_price_cents end
        or s.fee_cents + s.refund_fee_cents + s.uncollected_fee_cents <> b.kept_fee_cents + case s.outcome when 'cancelled_late' then 0 else b.seats * b.fee_cents end
        or s.share_cents > s.seats * (c.actual_cost_cents / (
          select sum(o.seats) + 1 from settlement_parts o where o.flight_id = s.flight_id))
        or c.actual_cost_cents / (select sum(o.seats) + 1 from settlement_parts o where o.flight_id = s.flight_id)
          > c.actual_cost_cents - (select sum(o.share_cents) from settlement_parts o where o.flight_id = s.flight_id))`,
  },
  {
    rule: "what goes back at a pilot's cost is promised to the guest, and never after the share was released",
    violations: `select r.id, r.share_cents, s.share_cents as stated from share_refunds r
      left join settlement_parts s on s.booking_id = r.booking_id
      left join booking_refunds g on g.event_id = r.event_id and g.booking_id = r.booking_id
      where s.booking_id is null or (s.booked_at is not null and r.made_at > s.booked_at)
        or coalesce(g.amount_cents, 0) < r.share_cents + r.fee_cents`,
  },
  {
    rule: "the itemised costs of a settlement add up to its total",
    violations: `select c.flight_id, c.actual_cost_cents, sum(i.amount_cents) as items from settlements c
      left join settlement_costs i on i.flight_id = c.flight_id
      group by c.flight_id having sum(i.amount_cents) is distinct from c.actual_cost_cents`,
  },
  {
    rule: "every share that was settled has its payout of exactly that, and nobody else has one",
    violations: `select s.booking_id, s.share_cents, o.amount_cents from settlement_parts s
      full join payouts o on o.booking_id = s.booking_id
      where coalesce(o.amount_cents, 0) <> case when s.booked_at is null then 0 else s.share_cents end`,
  },
  {
    rule: "what pilots are owed in the ledger is their payouts without what they bear of disputes and what has reached them",
    slicedBy: "users",
    violations: `with owed as (select pilot_id, sum(amount_cents) as cents from payouts
          where ${isInSlice("pilot_id")} group by pilot_id),
        borne as (select o.pilot_id, sum(d.borne_cents) as cents from disputes d join payments p on p.id = d.payment_id
          join bookings b on b.checkout_id = p.checkout_id join payouts o on o.booking_id = case when b.status = 'joined' then b.adds_to_id else b.id end
          where ${isInSlice("o.pilot_id")} group by o.pilot_id),
        sent as (select payee_id as pilot_id, sum(amount_cents) as cents from transfers
          where ${isInSlice("payee_id")} and status = 'done' group by payee_id)
      select o.pilot_id as id from owed o left join borne using (pilot_id) left join sent using (pilot_id)
      where -${balance("'pilot:' || o.pilot_id || ':payable'")}
        <> o.cents - coalesce(borne.cents, 0) - coalesce(sent.cents, 0)`,
  },
  {
    rule: "a payout is paid exactly when its transfers have sent all of it",
    slicedBy: "bookings",
    violations: `select o.booking_id, o.status from payouts o where ${isInSlice("o.booking_id")} and o.status in ('paid', 'released')
      and coalesce((select sum(amount_cents) from transfers t where t.status = 'done'
        and t.booking_id = o.booking_id), 0)
        <> case o.status when 'paid' then o.amount_cents
          - coalesce((select sum(k.amount_cents) from payout_deductions k where k.booking_id = o.booking_id), 0) else 0 end`,
  },
  {
    rule: "nobody bears more of a dispute than was decided, or more of a payout than it is",
    violations: `select d.id, d.borne_cents from disputes d where d.borne_cents
        < coalesce((select sum(k.amount_cents) from payout_deductions k where k.dispute_id = d.id), 0)
      union all select o.booking_id, o.amount_cents from payouts o where o.amount_cents
        < coalesce((select sum(k.amount_cents) from payout_deductions k where k.booking_id = o.booking_id), 0)
          + coalesce((select sum(t.amount_cents) from transfers t where t.booking_id = o.booking_id and t.status in ('done', 'ordered')), 0)`,
  },
  {
    rule: "every transfer has its ledger move once it is done, and none is left of one that came back",
    slicedBy: "transfers",
    violations: `select t.id, t.status from transfers t
      where ${isInSlice("t.id")} and coalesce((select sum(e.amount_cents) from ledger_entries e
        join ledger_transactions l on l.id = e.transaction_id join ledger_accounts a on a.id = e.account_id
        where l.subject = 'transfer' and l.subject_id = t.id and a.code = 'pilot:' || t.payee_id || ':payable'), 0)
        <> case t.status when 'done' then t.amount_cents else 0 end`,
  },
  {
    rule: "no live hold, request or booking of one account is doubled on a flight, but for more seats",
    violations: `select flight_id, passenger_id from bookings
      where status in ('held', 'requested', 'confirmed', 'payment_due', 'rebooking_offered') and passenger_id is not null and adds_to_id is null
      group by flight_id, passenger_id having count(*) > 1`,
  },
  {
    rule: "every booking has as many people as seats once it is ordered",
    slicedBy: "bookings",
    violations: `select b.id, b.seats, count(p.position) as people from bookings b
      left join booking_people p on p.booking_id = b.id
      where b.status in ('requested', 'confirmed', 'payment_due') and ${isInSlice("b.id")} group by b.id having count(p.position) <> b.seats`,
  },
  {
    rule: "every booking's last event says the status that it has",
    slicedBy: "bookings",
    violations: `select b.id, b.status, e.to_status from bookings b
      join lateral (select to_status from events where entity = 'booking' and entity_id = b.id
        and to_status is not null order by id desc limit 1) e on true
      where e.to_status <> b.status and ${isInSlice("b.id")}`,
  },
  {
    rule: "every published flight has the price of its newest price row",
    violations: `select f.id from flights f join lateral (
        select seat_price_cents from flight_prices where flight_id = f.id order by valid_from desc, id desc limit 1) p on true
      where f.status = 'published' and p.seat_price_cents <> f.seat_price_cents`,
  },
  {
    rule: "no voucher is overdrawn or worth more than its value, and one that was never paid is worth nothing",
    violations: `select v.id, v.status from vouchers v where -${balance("'voucher:' || v.id")}
      not between 0 and case when v.activated_at is null then 0 else v.value_cents end`,
  },
  {
    rule: "what a voucher is worth, with all that stand for it, is its value without what they have given and not got back, unless it was ended",
    violations: `with recursive line (first, id) as (
        select id, id from vouchers where replaces_id is null and activated_at is not null
        union all select l.first, v.id from vouchers v join line l on v.replaces_id = l.id)
      select l.first as id from line l join vouchers f on f.id = l.first group by l.first, f.value_cents
      having not bool_or(exists (select 1 from ledger_transactions t where t.subject = 'voucher' and t.subject_id = l.id and t.kind = 'voucher.revoked'))
        and -sum(${balance("'voucher:' || l.id")}) <> f.value_cents
          - sum(coalesce((select sum(u.given_cents - u.returned_cents) from voucher_uses u where u.voucher_id = l.id), 0))`,
  },
  {
    rule: "a voucher that another stands for is blocked and worth nothing, and both have the same value",
    violations: `select v.id, v.status, r.id as replacement from vouchers v join vouchers r on r.replaces_id = v.id
      where v.status <> 'blocked' or r.value_cents <> v.value_cents or ${balance("'voucher:' || v.id")} <> 0`,
  },
  {
    rule: "nothing but vouchers is paid by direct debit",
    violations: `select p.id from payments p join checkouts c on c.id = p.checkout_id
      where p.means = 'sepa' and c.subject <> 'voucher'`,
  },
  {
    rule: "what vouchers gave to an order lies with it, was collected with it, or is back",
    violations: `select u.checkout_id from voucher_uses u
      group by u.checkout_id having sum(u.given_cents - u.returned_cents) <>
        -${balance("'checkout:' || u.checkout_id || ':credit'")}
        + coalesce((select sum(p.credit_due_cents) from payments p where p.checkout_id = u.checkout_id and p.captured_cents > 0), 0)
        - coalesce((select sum(r.credit_cents) from refunds r join payments p on p.id = r.payment_id
          where p.checkout_id = u.checkout_id and r.status = 'done'), 0)`,
  },
  {
    rule: "every payment under way finds its credit with its order",
    violations: `select p.id, p.status, p.credit_cents from payments p
      where p.status in ('created', 'action_required', 'authorised', 'processing')
        and -${balance("'checkout:' || p.checkout_id || ':credit'")} <> p.credit_cents`,
  },
  {
    rule: "no voucher is bought with credit",
    violations: `select v.id from vouchers v join payments p on p.checkout_id = v.checkout_id where p.credit_cents > 0`,
  },
  {
    rule: "every voucher that was bought and not given back was collected in full",
    violations: `select v.id, v.status from vouchers v where v.checkout_id is not null
      and v.status in ('active', 'expired', 'blocked') and not exists (
      select 1 from payments p where p.checkout_id = v.checkout_id and p.captured_cents = v.value_cents)`,
  },
  {
    rule: "nobody waits for seats of an offered flight while so many are free, unless they are at its checkout",
    violations: `select w.id, w.flight_id, w.seats from waitlist_entries w
      join flights f on f.id = w.flight_id and f.status = 'published'
      where w.status = 'waiting'
        and w.seats <= (select count(*) from flight_seats s where s.flight_id = w.flight_id and s.booking_id is null) - f.unusable_seats
        and not exists (select 1 from bookings b where b.flight_id = w.flight_id and b.passenger_id = w.user_id
          and b.status in ('held', 'requested', 'confirmed', 'payment_due', 'rebooking_offered'))`,
  },
  {
    // what centres of gravity forbid beside the payload is not SQL's to say
    rule: "no seat is on sale for which the payload leaves nobody over 40 kg",
    violations: `select f.id, f.unusable_seats, p.payload_kg, on_board.kg from flights f join planes p on p.id = f.plane_id
      join lateral (select count(*) as seats from flight_seats s where s.flight_id = f.id and s.booking_id is not null) claimed on true
      join lateral (select count(q.weight_kg) as people, coalesce(sum(q.weight_kg + coalesce(q.luggage_kg, 0)), 0) as kg
        from booking_people q where q.booking_id in (select booking_id from flight_seats where flight_id = f.id)) on_board on true
      where f.status = 'published' and f.schedule = 'fixed' and f.seats_offered - claimed.seats - f.unusable_seats > 0
        and on_board.kg + 45 * (f.seats_offered - f.unusable_seats - on_board.people) > p.payload_kg`,
  },
  {
    rule: "what the waitlist offers is held for the same account, and what was claimed was ordered",
    violations: `select w.id, w.status, b.status as booking from waitlist_entries w join bookings b on b.id = w.booking_id
      where b.passenger_id is distinct from w.user_id
        or w.status = 'offered' and (b.flight_id <> w.flight_id or b.status <> 'held') or w.status = 'claimed' and b.status in ('held', 'lapsed')`,
  },
  {
    rule: "every place in a waitlist has the status of its last event",
    violations: `select w.id, w.status, e.to_status from waitlist_entries w
      join lateral (select to_status from events where entity = 'waitlist_entry' and entity_id = w.id
        order by id desc limit 1) e on true
      where e.to_status <> w.status`,
  },
  {
    rule: "nobody waits for a flight that was called off or taken away",
    violations: `select w.id, f.status from waitlist_entries w join flights f on f.id = w.flight_id
      where w.status in ('waiting', 'offered') and f.status in ('cancelled', 'blocked')`,
  },
  {
    rule: "what was given out of goodwill is what its account has paid for it, on its way to a card or on its voucher, and no booking got more than 1,000 euros",
    violations: `select g.id, g.amount_cents from goodwills g
      where g.amount_cents <> coalesce((select sum(e.amount_cents) from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
          where t.business_key = 'goodwill/' || g.id || '/given' and a.code = 'platform:goodwill'), 0)
        or g.amount_cents <> case g.way
          when 'card' then coalesce((select sum(r.amount_cents - r.credit_cents) from refunds r
            where r.key = 'goodwill/' || g.id and r.reason = 'goodwill'), 0)
          else coalesce((select -sum(e.amount_cents) from ledger_transactions t
            join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
            where t.business_key = 'goodwill/' || g.id || '/credited' and a.code = 'voucher:' || g.voucher_id), 0) end
      union all select booking_id, sum(amount_cents) from goodwills group by booking_id having sum(amount_cents) > 100000`,
  },
  {
    rule: "receipts are numbered from 1 without a gap, year by year",
    violations: `select y.year, y.last_number, count(r.id) as receipts, max(r.number) as highest
      from receipt_years y left join receipts r on r.year = y.year group by y.year
      having count(r.id) <> y.last_number or max(r.number) is distinct from y.last_number`,
  },
  {
    rule: "a receipt says what its move of the ledger has changed, to the cent",
    slicedBy: "receipts",
    violations: `select r.id, r.kind, t.kind as move from receipts r join ledger_transactions t on t.id = r.transaction_id
      join lateral (select
        -coalesce(sum(e.amount_cents) filter (where a.purpose in ('booking_share', 'pilot_payable')), 0) as share,
        -coalesce(sum(e.amount_cents) filter (where a.purpose in ('booking_fee', 'booking_vat', 'earned_fees', 'owed_vat')), 0) as fee,
        -coalesce(sum(e.amount_cents) filter (where a.code = 'voucher:' || r.voucher_id), 0) as voucher
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id) m on true
      where ${isInSlice("r.id")} and (r.share_cents, r.fee_cents, r.voucher_cents) <> (m.share, m.fee, m.voucher)`,
  },
  {
    // what has moved since waits for its event, which brings the next correction
    rule: "receipts without their corrections are what a booking is charged in the ledger, up to its newest receipt",
    slicedBy: "bookings",
    violations: `select r.booking_id from receipts r where ${isInSlice("r.booking_id")} group by r.booking_id
      having sum(r.share_cents + r.fee_cents) <> (select coalesce(-sum(e.amount_cents), 0)
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transaction_id <= max(r.transaction_id)
          and a.purpose in ('booking_share', 'booking_fee', 'booking_vat', 'pilot_payable', 'earned_fees', 'owed_vat')
          and e.transaction_id in (select f.transaction_id from ledger_entries f join ledger_accounts b on b.id = f.account_id
            where b.code in ('booking:' || r.booking_id || ':share', 'booking:' || r.booking_id || ':fee')))`,
  },
  {
    rule: "what a receipt takes away, with all others, is never more than what it corrects",
    violations: `select r.id from receipts r join receipts c on c.corrects_id = r.id group by r.id
      having r.share_cents + sum(c.share_cents) < 0 or r.fee_cents + sum(c.fee_cents) < 0
        or r.vat_cents + sum(c.vat_cents) < 0 or r.voucher_cents + sum(c.voucher_cents) < 0
        or r.card_cents + sum(c.card_cents) < 0 or r.credit_cents + sum(c.credit_cents) < 0`,
  },
  {
    rule: "the VAT of a prepaid fee is owed while its booking has it, order by order, and nothing is left once it is settled",
    slicedBy: "bookings",
    violations: `select b.id as booking_id, o.id as order_id, l.fee, l.owed from bookings o
      join bookings b on b.id = coalesce(o.adds_to_id, o.id)
      join lateral (select
          -coalesce(sum(e.amount_cents) filter (where a.code = 'booking:' || b.id || ':fee'), 0) as fee,
          coalesce(sum(e.amount_cents) filter (where a.code = 'booking:' || b.id || ':vat'), 0) as owed
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.subject = 'booking' and t.subject_id = o.id) l on true
      where ${isInSlice("o.id")} and not exists (select from ledger_transactions t
          where t.subject = 'booking' and t.subject_id = b.id and t.kind = 'booking.settled')
        and l.owed <> case when o.charges_vat then ${vat("l.fee")} else 0 end
      union all select b.id, null, null, ${balance("'booking:' || b.id || ':vat'")} from bookings b
      where ${isInSlice("b.id")} and ${balance("'booking:' || b.id || ':fee'")} = 0 and ${balance("'booking:' || b.id || ':vat'")} <> 0`,
  },
  {
    // a move without its receipt is missing in what the booking is charged, above
    rule: "the VAT that the ledger owes for a month is that of the invoices and corrections of this month",
    violations: `select month, sum(posted) as posted, sum(issued) as issued from (
        select ${monthOf("t.at")} as month, 0 - sum(e.amount_cents) as posted, 0 as issued
        from receipts r join ledger_transactions t on t.id = r.transaction_id
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.purpose = 'owed_vat'
        where not ${isOwedFromSettlementOn("r.booking_id")} group by 1
        union all select ${monthOf("r.issued_at")}, 0, sum(r.vat_cents)
        from receipts r where not ${isOwedFromSettlementOn("r.booking_id")} group by 1) months
      group by month having sum(posted) <> sum(issued)`,
  },
]
