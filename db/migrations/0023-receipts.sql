-- Receipts: one for each move of the ledger that changes what a person is charged, under numbers without a
-- gap. And the ledger as a journal that turns its pages by indexes.

-- the last number of each year; locked until the receipt that takes the next one is written or not
create table receipt_years (
  year integer primary key,
  last_number integer not null constraint numbers_begin_at_one check (last_number >= 1)
);

create table receipts (
  id integer generated always as identity primary key,
  year integer not null references receipt_years,
  number integer not null check (number >= 1),
  kind text not null check (kind in ('booking', 'booking_correction', 'voucher', 'voucher_correction')),
  transaction_id bigint not null constraint a_move_has_one_receipt unique references ledger_transactions,
  corrects_id integer references receipts,
  booking_id integer references bookings,
  voucher_id integer references vouchers,
  buyer_id integer references users,
  issued_at timestamptz not null,
  -- what it adds to what is charged; a correction takes away
  share_cents integer not null,
  fee_cents integer not null,
  vat_cents integer not null,
  voucher_cents integer not null,
  -- how that was paid, or where it goes back to
  card_cents integer not null,
  credit_cents integer not null,
  -- who is named; gone after the years for which the law keeps receipts
  buyer_name text not null,
  buyer_email text not null,
  pilot_name text not null,
  forgotten_at timestamptz,
  -- operator, flight and payment as they were
  facts jsonb not null,
  constraint a_number_is_given_once unique (year, number),
  constraint a_receipt_is_of_a_booking_or_of_a_voucher check ((booking_id is null) <> (voucher_id is null)
    and (voucher_id is null) = (kind in ('booking', 'booking_correction'))),
  constraint a_correction_names_what_it_corrects
    check ((corrects_id is not null) = (kind in ('booking_correction', 'voucher_correction'))),
  constraint a_receipt_charges_and_a_correction_takes_away check (share_cents + fee_cents + voucher_cents <> 0
    and case when corrects_id is null then least(share_cents, fee_cents, vat_cents, voucher_cents) >= 0
      else greatest(share_cents, fee_cents, vat_cents, voucher_cents) <= 0 end),
  constraint what_is_charged_is_paid check (share_cents + fee_cents + voucher_cents = card_cents + credit_cents),
  constraint the_tax_is_inside_the_fee check (abs(vat_cents) <= abs(fee_cents)),
  constraint vouchers_carry_no_tax check (voucher_id is null or (fee_cents = 0 and vat_cents = 0 and share_cents = 0))
);
create index receipts_of_a_booking on receipts (booking_id, id) where booking_id is not null;
create index receipts_of_a_voucher on receipts (voucher_id, id) where voucher_id is not null;
create index receipts_that_name_people on receipts (year) where forgotten_at is null;
create index corrections_of_a_receipt on receipts (corrects_id) where corrects_id is not null;
create index receipts_of_a_buyer on receipts (buyer_id, id) where buyer_id is not null;

-- a receipt stays as it was issued; only the people in it are forgotten, and not before ten years are over
create function receipts_stay_as_they_are() returns trigger language plpgsql as $$
declare
  people text[] := array['buyer_name', 'buyer_email', 'pilot_name', 'forgotten_at'];
begin
  if tg_op = 'UPDATE' and old.forgotten_at is null and new.forgotten_at is not null
    and extract(year from new.forgotten_at) > old.year + 10
    and new.buyer_name = '' and new.buyer_email = '' and new.pilot_name = ''
    and to_jsonb(new) - people = to_jsonb(old) - people then
    return new;
  end if;
  raise exception 'receipt %-% is never changed or deleted', old.year, old.number
    using errcode = 'check_violation', constraint = 'receipts_stay_as_they_are';
end
$$;
create trigger receipts_stay_as_they_are before update or delete on receipts
  for each row execute function receipts_stay_as_they_are();
create trigger receipts_are_never_truncated before truncate on receipts
  for each statement execute function refuse_change();

create index moves_of_an_account on ledger_entries (account_id, transaction_id);
create index moves_of_a_kind on ledger_transactions (kind, id);
create index reports_of_a_payment on payment_provider_events (provider_ref);
create index moves_by_time on ledger_transactions (at, id);
