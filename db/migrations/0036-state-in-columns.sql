-- What was read out of names and out of the data of events has columns of its own: what a ledger account
-- is for, what a move is about, whose payout a transfer pays, what a mail is about, what a booking has
-- given back.
--
-- A process of the version before knows none of them and may run beside this one. What it writes is
-- filled in by the triggers whose names begin with bridge_; they and their functions go with the migration
-- that follows the next release (decision 32).

-- Ledger accounts -------------------------------------------------------------------------------

create function parts_of_account_code(code text, out purpose text, out provider text, out subject_id integer)
language sql immutable as $$
  select
    case split_part(code, ':', 1)
      when 'provider' then split_part(code, ':', 3)
      when 'voucher' then 'voucher'
      when 'platform' then case split_part(code, ':', 2)
        when 'fees' then 'earned_fees' when 'vat' then 'owed_vat' else split_part(code, ':', 2) end
      else split_part(code, ':', 1) || '_' || split_part(code, ':', 3)
    end,
    case when code like 'provider:%' then split_part(code, ':', 2) end,
    substring(code from '^(?:booking|checkout|pilot|voucher):([0-9]+)')::integer
$$;

alter table ledger_accounts
  add column purpose text,
  -- of what a provider holds for us: which one
  add column provider text,
  -- of the account of one checkout, booking, voucher or pilot: its number
  add column subject_id integer;
update ledger_accounts a set purpose = p.purpose, provider = p.provider, subject_id = p.subject_id
from ledger_accounts o cross join lateral parts_of_account_code(o.code) p where o.id = a.id;
alter table ledger_accounts
  alter column purpose set not null,
  add constraint ledger_accounts_purpose_check check (purpose in ('authorised', 'captured', 'disputed', 'chargebacks',
    'checkout_reserved', 'checkout_paid', 'checkout_credit', 'voucher', 'goodwill', 'booking_share', 'booking_fee',
    'pilot_payable', 'earned_fees', 'owed_vat')),
  add constraint only_what_providers_hold_names_one
    check ((provider is not null) = (purpose in ('authorised', 'captured', 'disputed'))),
  add constraint accounts_of_one_subject_name_it check ((subject_id is not null) = (purpose in ('checkout_reserved',
    'checkout_paid', 'checkout_credit', 'voucher', 'booking_share', 'booking_fee', 'pilot_payable')));

create function bridge_ledger_account() returns trigger language plpgsql as $$
begin
  select p.purpose, p.provider, p.subject_id into new.purpose, new.provider, new.subject_id
  from parts_of_account_code(new.code) p;
  return new;
end
$$;
create trigger bridge_ledger_accounts before insert on ledger_accounts
  for each row when (new.purpose is null) execute function bridge_ledger_account();

create or replace function credit_must_be_covered() returns trigger language plpgsql as $$
declare
  account ledger_accounts;
  cents bigint;
begin
  select * into account from ledger_accounts where id = new.account_id;
  if account.purpose in ('voucher', 'checkout_credit') then
    select sum(amount_cents) into cents from ledger_entries where account_id = new.account_id;
    if cents > 0 then
      raise exception 'account % is overdrawn by % cents', account.code, cents
        using errcode = 'check_violation', constraint = 'vouchers_are_never_overdrawn';
    end if;
  end if;
  return null;
end
$$;

-- Ledger moves ----------------------------------------------------------------------------------

create function parts_of_business_key(business_key text, out subject text, out subject_id integer, out refund_key text)
language sql stable as $$
  select
    split_part(business_key, '/', 1),
    case split_part(business_key, '/', 1)
      when 'transfer' then (select t.id from transfers t where t.ref = split_part(business_key, '/', 2))
      when 'dispute' then (select d.id from disputes d where d.provider_ref = split_part(business_key, '/', 2))
      else substring(business_key from '^[a-z]+/([0-9]+)/')::integer
    end,
    case
      when business_key ~ '^booking/[0-9]+/settled$' then 'settlement'
      when business_key ~ '^voucher/[0-9]+/emptied$' then 'withdrawn'
      else substring(business_key from '^(?:payment/[0-9]+/refunded|booking/[0-9]+/given-back)/(.+)$')
    end
$$;

alter table ledger_transactions
  -- what it is about, and the number of that row
  add column subject text,
  add column subject_id integer,
  -- the key of the refunds that it belongs to, if it belongs to any
  add column refund_key text;
alter table ledger_transactions disable trigger ledger_transactions_are_append_only;
update ledger_transactions t set subject = p.subject, subject_id = p.subject_id, refund_key = p.refund_key
from ledger_transactions o cross join lateral parts_of_business_key(o.business_key) p where o.id = t.id;
alter table ledger_transactions enable trigger ledger_transactions_are_append_only;
alter table ledger_transactions
  alter column subject set not null,
  alter column subject_id set not null,
  add constraint ledger_transactions_subject_check
    check (subject in ('booking', 'checkout', 'dispute', 'payment', 'transfer', 'voucher'));
create index moves_about_a_subject on ledger_transactions (subject, subject_id);

create function bridge_ledger_transaction() returns trigger language plpgsql as $$
begin
  select p.subject, p.subject_id, p.refund_key into new.subject, new.subject_id, new.refund_key
  from parts_of_business_key(new.business_key) p;
  return new;
end
$$;
create trigger bridge_ledger_transactions before insert on ledger_transactions
  for each row when (new.subject is null) execute function bridge_ledger_transaction();

-- Transfers -------------------------------------------------------------------------------------

-- whose payout it pays
alter table transfers add column booking_id integer references bookings;
update transfers set booking_id = substring(key from '^payout/([0-9]+)/')::integer;
create index transfers_of_a_payout on transfers (booking_id);

create function bridge_transfer() returns trigger language plpgsql as $$
begin
  new.booking_id := substring(new.key from '^payout/([0-9]+)/')::integer;
  return new;
end
$$;
create trigger bridge_transfers before insert on transfers
  for each row when (new.booking_id is null) execute function bridge_transfer();

-- Mails -----------------------------------------------------------------------------------------

alter table mails
  -- what it is: a login code, a notification
  add column kind text,
  -- of a notification: the event that it tells of
  add column event_id bigint;
update mails set kind = split_part(key, '/', 1), event_id = substring(key from '^event/([0-9]+)/')::bigint;
alter table mails alter column kind set not null;
create index mails_about_an_event on mails (event_id) where event_id is not null;

create function bridge_mail() returns trigger language plpgsql as $$
begin
  new.kind := split_part(new.key, '/', 1);
  new.event_id := substring(new.key from '^event/([0-9]+)/')::bigint;
  return new;
end
$$;
create trigger bridge_mails before insert on mails
  for each row when (new.kind is null) execute function bridge_mail();

-- What bookings give back -------------------------------------------------------------------------

-- what goes back to the passenger by an event
create table booking_refunds (
  event_id bigint primary key,
  booking_id integer not null references bookings,
  amount_cents integer not null check (amount_cents >= 0),
  -- what of it goes back to vouchers
  credit_cents integer not null check (credit_cents between 0 and amount_cents),
  -- what it is made of; unset where the fee follows from the share
  share_cents integer,
  fee_cents integer,
  constraint the_parts_of_a_refund_are_all_of_it
    check ((share_cents is null) = (fee_cents is null) and share_cents + fee_cents = amount_cents)
);
create index refunds_of_a_booking on booking_refunds (booking_id);

-- seats of a booking that was not given up as a whole
create table seats_given_up (
  event_id bigint primary key,
  booking_id integer not null references bookings,
  -- the positions that their people had
  positions integer[] not null check (cardinality(positions) >= 1),
  -- of how many of them a part is kept, and how much
  late_seats integer not null check (late_seats between 0 and cardinality(positions)),
  kept_share_cents integer not null check (kept_share_cents >= 0),
  kept_fee_cents integer not null check (kept_fee_cents >= 0),
  -- false: the booking was only reserved, and less is collected
  is_collected boolean not null,
  -- since when nothing is kept of them any more
  waived_at timestamptz
);
create index seats_given_up_of_a_booking on seats_given_up (booking_id);

create function keep_what_an_event_gives_back(e events) returns void language sql as $$
  insert into booking_refunds (event_id, booking_id, amount_cents, credit_cents, share_cents, fee_cents)
  select e.id, e.entity_id, (e.data ->> 'refundCents')::integer, coalesce((e.data ->> 'refundCreditCents')::integer, 0),
    (e.data ->> 'refundShareCents')::integer, (e.data ->> 'refundFeeCents')::integer
  on conflict (event_id) do nothing;
  insert into seats_given_up (event_id, booking_id, positions, late_seats, kept_share_cents, kept_fee_cents, is_collected)
  select e.id, e.entity_id, array(select jsonb_array_elements_text(e.data -> 'positions')::integer),
    -- what was kept before late seats were counted is kept of all of them
    coalesce((e.data ->> 'lateSeats')::integer,
      case e.data ->> 'keptShareCents' when '0' then 0 else (e.data ->> 'seats')::integer end),
    (e.data ->> 'keptShareCents')::integer, (e.data ->> 'keptFeeCents')::integer, (e.data ->> 'isCollected')::boolean
  where e.kind = 'booking.seats_given_up'
  on conflict (event_id) do nothing;
  update seats_given_up set waived_at = e.at
  where e.kind = 'booking.kept_returned' and booking_id = e.entity_id and event_id < e.id and waived_at is null
$$;

do $$
declare e events;
begin
  for e in select * from events where entity = 'booking' and data ? 'refundCents' order by id loop
    perform keep_what_an_event_gives_back(e);
  end loop;
end
$$;

create function bridge_refund() returns trigger language plpgsql as $$
begin
  perform keep_what_an_event_gives_back(new);
  return null;
end
$$;
-- at the commit, when this version has written the rows itself
create constraint trigger bridge_refunds after insert on events deferrable initially deferred
  for each row when (new.entity = 'booking' and new.data ? 'refundCents') execute function bridge_refund();
