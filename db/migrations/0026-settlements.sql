-- Settlements: what a flight has cost in the end, what each booking carries of it, and how the pilot
-- gets that.

create table settlements (
  flight_id integer primary key references flights,
  actual_cost_cents integer not null constraint a_settlement_divides_something check (actual_cost_cents > 0),
  -- unset: what the pilot has written down so far
  submitted_at timestamptz,
  -- until then a guest may object
  objections_until timestamptz,
  closed_at timestamptz,
  constraint a_settlement_is_open_for_objections check (objections_until > submitted_at),
  constraint only_submitted_settlements_are_open_for_objections check ((submitted_at is null) = (objections_until is null)),
  constraint only_submitted_settlements_are_closed check (closed_at is null or submitted_at is not null)
);
create index settlements_to_close on settlements (objections_until) where closed_at is null;

create table settlement_costs (
  flight_id integer not null references settlements on delete cascade,
  position integer not null,
  kind text not null check (kind in ('rental', 'fuel', 'landing', 'approach', 'parking', 'handling', 'lighting', 'customs', 'safety_equipment', 'other')),
  label text not null check (label <> ''),
  amount_cents integer not null check (amount_cents > 0),
  primary key (flight_id, position)
);

-- what the statement says of one booking
create table settlement_parts (
  booking_id integer primary key references bookings,
  flight_id integer not null references settlements (flight_id),
  -- released: an objection was right, everything goes back
  outcome text not null check (outcome in ('flown', 'no_show', 'cancelled_late', 'released')),
  seats integer not null check (seats between 1 and 5),
  share_cents integer not null check (share_cents >= 0),
  fee_cents integer not null check (fee_cents >= 0),
  refund_share_cents integer not null constraint settlements_only_go_down_share check (refund_share_cents >= 0),
  refund_fee_cents integer not null constraint settlements_only_go_down_fee check (refund_fee_cents >= 0),
  objection text not null default '',
  objected_at timestamptz,
  decision text not null default '',
  decided_at timestamptz,
  decided_by integer references users,
  -- when its money was divided, and the VAT inside the fee then
  booked_at timestamptz,
  vat_cents integer not null default 0 check (vat_cents between 0 and fee_cents),
  constraint who_decides_an_objection_is_known check ((decided_at is null) = (decided_by is null)),
  constraint only_objections_are_decided check (decided_at is null or objected_at is not null)
);
create index settlement_parts_of_a_flight on settlement_parts (flight_id);

-- money that goes to a user by a provider, once per key
create table transfers (
  id integer generated always as identity primary key,
  -- names it at the provider: the same name is paid once
  ref text not null unique,
  key text not null unique,
  provider text not null check (provider in ('trial', 'stripe')),
  payee_id integer not null references users,
  -- the collected payment that it comes from; null: from the operator's own balance
  payment_id integer references payments,
  amount_cents integer not null constraint a_transfer_moves_something check (amount_cents > 0),
  status text not null check (status in ('ordered', 'done', 'failed', 'reversed')),
  provider_ref text unique,
  attempt integer not null default 1 check (attempt >= 1),
  ordered_at timestamptz not null,
  settled_at timestamptz,
  asked_at timestamptz,
  constraint only_ordered_transfers_are_unsettled check ((status = 'ordered') = (settled_at is null))
);
create index transfers_under_way on transfers (ordered_at) where status = 'ordered';
create trigger transfers_are_never_deleted before delete on transfers
  for each row execute function refuse_change();

create table payouts (
  booking_id integer primary key references bookings,
  pilot_id integer not null references users,
  amount_cents integer not null constraint a_payout_pays_something check (amount_cents > 0),
  status text not null check (status in ('released', 'ordered', 'paid', 'held', 'failed')),
  -- why it is held
  hold text check (hold in ('account', 'charged_back', 'reversed')),
  released_at timestamptz not null,
  paid_at timestamptz,
  retry_at timestamptz,
  constraint only_held_payouts_say_why check ((status = 'held') = (hold is not null)),
  constraint only_paid_payouts_have_a_date check ((status = 'paid') = (paid_at is not null))
);
create index payouts_of_a_pilot on payouts (pilot_id, status);
create index payouts_that_wait on payouts (status) where status <> 'paid';
create trigger payouts_are_never_deleted before delete on payouts
  for each row execute function refuse_change();

-- the trial provider's own book
create table trial_transfers (
  idempotency_key text primary key,
  transfer_ref text not null unique,
  payee_ref text not null,
  amount_cents integer not null check (amount_cents > 0),
  created_at timestamptz not null
);

-- what was settled before there were statements
insert into settlements (flight_id, actual_cost_cents, submitted_at, objections_until, closed_at)
select f.id, coalesce((e.data ->> 'actualCostCents')::int, f.total_cost_cents), e.at, e.at + interval '48 hours', c.at
from flights f
join lateral (select * from events where entity = 'flight' and entity_id = f.id
  and kind = 'flight.settlement_submitted' order by id desc limit 1) e on true
left join lateral (select at from events where entity = 'flight' and entity_id = f.id
  and kind = 'flight.closed' order by id desc limit 1) c on true
where f.status in ('settlement_submitted', 'closed', 'blocked');

insert into settlement_costs (flight_id, position, kind, label, amount_cents)
select flight_id, 1, 'other', 'Flugkosten', actual_cost_cents from settlements;

insert into settlement_parts (booking_id, flight_id, outcome, seats, share_cents, fee_cents,
  refund_share_cents, refund_fee_cents, booked_at, vat_cents)
select b.id, b.flight_id, 'flown', b.seats, l.share_cents, l.net_cents + l.vat_cents,
  b.seats * b.seat_price_cents - l.share_cents, b.seats * b.fee_cents - l.net_cents - l.vat_cents, t.at, l.vat_cents
from bookings b
join settlements s on s.flight_id = b.flight_id
join ledger_transactions t on t.business_key = 'booking/' || b.id || '/settled'
join lateral (
  select coalesce(-sum(e.amount_cents) filter (where a.code like 'pilot:%:payable'), 0) as share_cents,
    coalesce(-sum(e.amount_cents) filter (where a.code = 'platform:fees'), 0) as net_cents,
    coalesce(-sum(e.amount_cents) filter (where a.code = 'platform:vat'), 0) as vat_cents
  from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id
) l on true;

insert into payouts (booking_id, pilot_id, amount_cents, status, released_at)
select p.booking_id, f.pilot_id, p.share_cents, 'released', p.booked_at
from settlement_parts p join flights f on f.id = p.flight_id
where p.booked_at is not null and p.share_cents > 0;
