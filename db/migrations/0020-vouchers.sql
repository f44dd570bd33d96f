-- Vouchers: bought in a checkout of their own, bound to an account by their code, spent in the checkouts
-- of flights. The balance of each is its account in the ledger.

-- a checkout of a voucher has no seats
alter table checkouts
  alter column seats drop not null,
  alter column seat_price_cents drop not null,
  alter column fee_cents drop not null,
  add constraint a_flight_checkout_says_its_price check (subject <> 'flight'
    or (seats is not null and seat_price_cents is not null and fee_cents is not null));

create table vouchers (
  id integer generated always as identity primary key,
  -- where it was bought; one that replaces another has none
  checkout_id integer unique references checkouts,
  replaces_id integer unique references vouchers,
  status text not null check (status in ('ordered', 'active', 'revoked', 'expired', 'blocked')),
  code text constraint every_code_is_given_once unique
    constraint a_code_is_twelve_characters check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  value_cents integer not null constraint a_value_is_25_to_1000_whole_euros
    check (value_cents between 2500 and 100000 and value_cents % 100 = 0),
  motif text not null check (motif in ('see', 'watt', 'berge', 'nacht', 'wolken')),
  recipient_name text not null default '',
  sender_name text not null default '',
  greeting text not null default '' check (length(greeting) <= 300),
  delivery text not null check (delivery in ('now', 'date', 'print')),
  deliver_on date,
  recipient_email text,
  buyer_id integer references users,
  buyer_email text,
  owner_id integer references users,
  created_at timestamptz not null,
  ordered_at timestamptz,
  activated_at timestamptz,
  valid_until timestamptz,
  deliver_at timestamptz,
  delivered_at timestamptz,
  redeemed_at timestamptz,
  reminded_at timestamptz,
  forgotten_at timestamptz,
  constraint a_voucher_that_was_paid_has_a_code_and_an_end check (activated_at is null
    or (code is not null and valid_until is not null)),
  constraint only_a_paid_voucher_is_active check (status in ('ordered', 'revoked') or activated_at is not null),
  constraint an_owner_has_redeemed_it check ((owner_id is null) = (redeemed_at is null)),
  constraint a_day_is_named_for_delivery_on_a_day check ((delivery = 'date') = (deliver_on is not null))
);
create index vouchers_of_an_owner on vouchers (owner_id, valid_until) where owner_id is not null;
create index vouchers_of_a_buyer on vouchers (buyer_id) where buyer_id is not null;
create index vouchers_to_deliver on vouchers (deliver_at) where status = 'active' and delivered_at is null;
create index vouchers_by_end on vouchers (valid_until) where status = 'active';
create index vouchers_that_nobody_paid on vouchers (created_at) where status = 'ordered';

-- what vouchers give to a checkout, and what of it came back
create table voucher_uses (
  id integer generated always as identity primary key,
  voucher_id integer not null references vouchers,
  checkout_id integer not null references checkouts,
  given_cents integer not null constraint a_use_gives_something check (given_cents > 0),
  returned_cents integer not null default 0,
  given_at timestamptz not null,
  constraint no_more_comes_back_than_was_given check (returned_cents between 0 and given_cents)
);
create index uses_of_a_voucher on voucher_uses (voucher_id, id);
create index uses_in_a_checkout on voucher_uses (checkout_id, id);

-- the part of an order that vouchers pay; `credit_due_cents` of `due_cents`
alter table payments
  drop constraint payments_provider_check,
  add constraint payments_provider_check check (provider in ('trial', 'stripe', 'credit')),
  add column credit_cents integer not null default 0,
  add column credit_due_cents integer not null default 0,
  add constraint credit_is_a_part_of_the_amount check (credit_cents between 0 and amount_cents),
  add constraint credit_is_a_part_of_what_is_due check (credit_due_cents between 0 and least(credit_cents, due_cents)),
  add constraint a_card_pays_at_most_its_part check (due_cents - credit_due_cents <= amount_cents - credit_cents);

-- the part of a refund that goes back to vouchers
alter table refunds
  add column credit_cents integer not null default 0,
  add constraint credit_is_a_part_of_the_refund check (credit_cents between 0 and amount_cents);

create or replace function refunds_must_fit_the_capture() returns trigger language plpgsql as $$
declare
  payment payments%rowtype;
  promised bigint;
  promised_credit bigint;
  collected integer;
begin
  select * into payment from payments where id = new.payment_id for update;
  select coalesce(sum(amount_cents), 0), coalesce(sum(credit_cents), 0) into promised, promised_credit
    from refunds where payment_id = new.payment_id and status <> 'failed';
  collected := case payment.status when 'authorised' then payment.due_cents else payment.captured_cents end;
  if promised > collected then
    raise exception 'payment % would give back % cents, more than was collected', new.payment_id, promised
      using errcode = 'check_violation', constraint = 'refunds_never_exceed_the_capture';
  end if;
  if promised_credit > payment.credit_due_cents
    or promised - promised_credit > collected - payment.credit_due_cents then
    raise exception 'payment % would give back % cents of credit, and % in all', new.payment_id, promised_credit, promised
      using errcode = 'check_violation', constraint = 'refunds_go_back_to_their_source';
  end if;
  return null;
end
$$;

-- vouchers, and what they have given to a checkout, are never overdrawn: credit is negative
create function credit_must_be_covered() returns trigger language plpgsql as $$
declare
  account text;
  cents bigint;
begin
  select code into account from ledger_accounts where id = new.account_id;
  if account ~ '^(voucher:[0-9]+|checkout:[0-9]+:credit)$' then
    select sum(amount_cents) into cents from ledger_entries where account_id = new.account_id;
    if cents > 0 then
      raise exception 'account % is overdrawn by % cents', account, cents
        using errcode = 'check_violation', constraint = 'vouchers_are_never_overdrawn';
    end if;
  end if;
  return null;
end
$$;
create constraint trigger vouchers_are_never_overdrawn after insert on ledger_entries
  deferrable initially deferred for each row when (new.amount_cents > 0) execute function credit_must_be_covered();
