-- A refund that its provider had called done comes back: `returned` until it goes out again, `paid_otherwise` once the
-- guest has it as credit or on a bank account. Both count as promised; a process of the version before reads them so.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check
  check (status in ('ordered', 'done', 'failed', 'written_off', 'returned', 'paid_otherwise'));

-- each time that one came back: until when its guest is asked how it should go, and what was decided
create table refund_returns (
  id integer generated always as identity primary key,
  refund_id integer not null references refunds,
  returned_at timestamptz not null,
  -- null: it had been tried once more by itself, a person decides
  answer_by timestamptz,
  choice text check (choice in ('same_means', 'credit', 'bank_transfer')),
  decided_at timestamptz,
  is_automatic boolean not null default false,
  constraint a_return_is_decided_by_a_choice check ((choice is null) = (decided_at is null))
);
create unique index one_open_return_per_refund on refund_returns (refund_id) where decided_at is null;
create index returns_of_a_refund on refund_returns (refund_id, id);
create index returns_to_try_again on refund_returns (answer_by) where decided_at is null;

-- what a refund became has the value that it had
alter table vouchers drop constraint a_value_is_25_to_1000_whole_euros;
alter table vouchers add constraint a_bought_value_is_25_to_1000_whole_euros
  check (value_cents > 0 and (checkout_id is null or value_cents between 2500 and 100000 and value_cents % 100 = 0));

-- what the operator's own bank has transferred to people
alter table ledger_accounts drop constraint ledger_accounts_purpose_check;
alter table ledger_accounts add constraint ledger_accounts_purpose_check check (purpose in ('authorised', 'captured',
  'disputed', 'chargebacks', 'operator_bank', 'checkout_reserved', 'checkout_paid', 'checkout_credit', 'voucher',
  'goodwill', 'booking_share', 'booking_fee', 'booking_vat', 'pilot_payable', 'earned_fees', 'owed_vat'));
