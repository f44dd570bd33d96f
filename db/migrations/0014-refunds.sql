-- Money that goes back: every refund of a collected payment is a row of its own, ordered in the
-- transaction that owes it, done when the provider says so.

-- what is to be collected of the reserved amount: falls with the price until it is collected
alter table payments add column due_cents integer;
update payments set due_cents = amount_cents;
alter table payments
  alter column due_cents set not null,
  add constraint what_is_due_never_exceeds_the_amount check (due_cents between 1 and amount_cents);

create table refunds (
  id integer generated always as identity primary key,
  -- names the refund at the provider: the same name is paid back once
  ref text not null unique,
  payment_id integer not null references payments,
  -- what it is for, among the refunds of its payment
  key text not null constraint a_refund_names_what_it_is_for check (key <> ''),
  amount_cents integer not null constraint a_refund_gives_something_back check (amount_cents > 0),
  reason text not null check (reason in ('cancelled_by_pilot', 'flight_cancelled', 'price_cut', 'change_not_accepted', 'settlement')),
  status text not null check (status in ('ordered', 'done', 'failed')),
  provider_ref text unique,
  ordered_at timestamptz not null,
  settled_at timestamptz,
  constraint a_payment_is_refunded_once_for_the_same_thing unique (payment_id, key),
  constraint only_ordered_refunds_are_unsettled check ((status = 'ordered') = (settled_at is null))
);

-- two refunds at once wait for each other at their payment
create function refunds_must_fit_the_capture() returns trigger language plpgsql as $$
declare
  payment payments%rowtype;
  promised bigint;
  collected integer;
begin
  select * into payment from payments where id = new.payment_id for update;
  select coalesce(sum(amount_cents), 0) into promised from refunds
    where payment_id = new.payment_id and status <> 'failed';
  collected := case payment.status when 'authorised' then payment.due_cents else payment.captured_cents end;
  if promised > collected then
    raise exception 'payment % would give back % cents, more than was collected', new.payment_id, promised
      using errcode = 'check_violation', constraint = 'refunds_never_exceed_the_capture';
  end if;
  return null;
end
$$;
create trigger refunds_never_exceed_the_capture after insert or update of amount_cents, payment_id, status on refunds
  for each row execute function refunds_must_fit_the_capture();
create trigger refunds_are_never_deleted before delete on refunds
  for each row execute function refuse_change();

-- what settlements gave back so far
insert into refunds (ref, payment_id, key, amount_cents, reason, status, ordered_at, settled_at)
select 'settlement-' || p.id, p.id, 'settlement', p.refunded_cents, 'settlement', 'done', t.at, t.at
from payments p join ledger_transactions t on t.business_key = 'payment/' || p.id || '/refunded/settlement'
where p.refunded_cents > 0;

-- the trial provider's own book
create table trial_refunds (
  idempotency_key text primary key,
  refund_ref text not null unique,
  provider_ref text not null references trial_payments,
  amount_cents integer not null check (amount_cents > 0),
  is_paid boolean not null,
  created_at timestamptz not null
);
alter table trial_payments
  add constraint the_trial_provider_never_pays_back_more check (refunded_cents between 0 and captured_cents);
