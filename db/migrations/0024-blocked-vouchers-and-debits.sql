-- Vouchers that the back office blocks and replaces, and vouchers that are paid by SEPA direct debit.

-- how an order is paid; a debit runs for days, and nobody knows until then whether its money comes
alter table payments
  add column means text not null default 'card' check (means in ('card', 'sepa')),
  drop constraint payments_status_check,
  add constraint payments_status_check check (status in ('created', 'action_required', 'authorised', 'processing',
    'captured', 'partially_refunded', 'refunded', 'failed', 'voided', 'charged_back')),
  add constraint only_debits_are_processed check (status <> 'processing' or means = 'sepa'),
  add constraint nothing_is_reserved_by_debit check (means <> 'sepa' or status not in ('action_required', 'authorised')),
  add constraint no_credit_beside_a_debit check (means <> 'sepa' or credit_cents = 0);
drop index one_open_payment_per_checkout;
create unique index one_open_payment_per_checkout on payments (checkout_id)
  where status in ('created', 'action_required', 'authorised', 'processing', 'captured', 'partially_refunded');
drop index payments_by_the_last_question;
create index payments_by_the_last_question on payments (asked_at nulls first)
  where status in ('created', 'action_required', 'authorised', 'processing', 'captured', 'partially_refunded');

-- a flight takes off before the bank has decided
create function debits_pay_vouchers_alone() returns trigger language plpgsql as $$
begin
  if (select subject from checkouts where id = new.checkout_id) <> 'voucher' then
    raise exception 'checkout % is no voucher and cannot be paid by debit', new.checkout_id
      using errcode = 'check_violation', constraint = 'debits_pay_vouchers_alone';
  end if;
  return new;
end
$$;
create trigger debits_pay_vouchers_alone before insert or update of means, checkout_id on payments
  for each row when (new.means = 'sepa') execute function debits_pay_vouchers_alone();

-- the trial provider plays the bank of a debit, too
alter table trial_payments
  add column means text not null default 'card' check (means in ('card', 'sepa')),
  drop constraint trial_payments_status_check,
  add constraint trial_payments_status_check check (status in ('open', 'action_required', 'authorised', 'processing',
    'captured', 'declined', 'abandoned', 'bounced', 'voided', 'refunded'));

-- the back office hears where a bank has taken back the price of a voucher that is spent in part
alter table payment_flags
  drop constraint payment_flags_reason_check,
  add constraint payment_flags_reason_check check (reason ~ '^[a-z]+(_[a-z]+)*$');

-- what replaces a voucher is no purchase of its own, and nothing stands for itself
alter table vouchers
  add constraint a_replacement_was_bought_nowhere check (replaces_id is null or (checkout_id is null and replaces_id <> id));

-- the list of the back office
create index vouchers_by_the_end_of_their_code on vouchers (right(code, 4)) where code is not null;
