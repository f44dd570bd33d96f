-- VAT of a service fee is owed when the fee is collected (section 13(1) no. 1 a sentence 4 UStG): the ledger
-- posts it with the prepayment, against an account of the booking that the settlement releases.

-- whether the fee of an order carries VAT, as the operator was taxed when it was collected; null: it was not
-- collected yet, or by a version that owed its VAT from the settlement on (decision 37)
alter table bookings
  add column charges_vat boolean;

alter table ledger_accounts
  drop constraint ledger_accounts_purpose_check,
  add constraint ledger_accounts_purpose_check check (purpose in ('authorised', 'captured', 'disputed', 'chargebacks',
    'checkout_reserved', 'checkout_paid', 'checkout_credit', 'voucher', 'goodwill', 'booking_share', 'booking_fee',
    'booking_vat', 'pilot_payable', 'earned_fees', 'owed_vat')),
  drop constraint accounts_of_one_subject_name_it,
  add constraint accounts_of_one_subject_name_it check ((subject_id is not null) = (purpose in ('checkout_reserved',
    'checkout_paid', 'checkout_credit', 'voucher', 'booking_share', 'booking_fee', 'booking_vat', 'pilot_payable')));

-- A process of the version before may run beside this one and knows nothing of VAT that is owed already. What
-- begins with bridge_ goes with the migration that follows the next release (decision 37).

-- it gives back or settles what this version has collected: what it leaves out of the VAT is added at the commit,
-- when this version has written the lines itself
create function bridge_vat_of_prepayment() returns trigger language plpgsql as $$
declare
  ordered bookings;
  fee_account text;
  vat_account integer;
  posted bigint;
  due bigint;
begin
  select * into ordered from bookings where id = new.subject_id;
  fee_account := 'booking:' || coalesce(ordered.adds_to_id, ordered.id) || ':fee';
  select id into vat_account from ledger_accounts where code = 'booking:' || coalesce(ordered.adds_to_id, ordered.id) || ':vat';
  if vat_account is null then
    return null;
  end if;
  if exists (select from ledger_transactions t where t.subject = 'booking' and t.kind = 'booking.settled'
    and t.subject_id = coalesce(ordered.adds_to_id, ordered.id)) then
    select sum(amount_cents), 0 into posted, due from ledger_entries where account_id = vat_account;
  else
    select coalesce(sum(e.amount_cents) filter (where a.id = vat_account), 0),
      -coalesce(sum(e.amount_cents) filter (where a.code = fee_account), 0)
    into posted, due
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.subject = 'booking' and t.subject_id = ordered.id;
    due := case when ordered.charges_vat then due - round(due / 1.19) else 0 end;
  end if;
  if posted <> due then
    insert into ledger_entries (transaction_id, account_id, amount_cents)
    select new.id, vat_account, due - posted
    union all select new.id, a.id, posted - due from ledger_accounts a where a.code = 'platform:vat';
  end if;
  return null;
end
$$;
create constraint trigger bridge_vat_of_prepayments after insert on ledger_transactions deferrable initially deferred
  for each row when (new.kind in ('booking.given_back', 'booking.settled')) execute function bridge_vat_of_prepayment();

-- its jobs would take VAT that is only owed for a part of the fee: they fail, and come again in a newer process
create function bridge_receipt() returns trigger language plpgsql as $$
begin
  if new.fee_cents <> (select -coalesce(sum(e.amount_cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = new.transaction_id and a.purpose in ('booking_fee', 'booking_vat', 'earned_fees', 'owed_vat')) then
    raise exception 'a receipt of move % has another fee than the move', new.transaction_id
      using errcode = 'check_violation', constraint = 'a_receipt_has_the_fee_of_its_move';
  end if;
  return new;
end
$$;
create trigger bridge_receipts before insert on receipts for each row execute function bridge_receipt();
