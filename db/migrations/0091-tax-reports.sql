-- What pilots say for the tax offices (PStTG, in Europe DAC7), and the messages in which it was reported.

-- who was asked for it, and what has happened since
create table tax_requests (
  user_id integer primary key references users,
  requested_at timestamptz not null,
  reminded_at timestamptz,
  reminded_again_at timestamptz,
  -- since when payouts wait, as long as nothing is given
  withheld_at timestamptz,
  constraint nobody_is_reminded_again_at_first check (reminded_again_at is null or reminded_at is not null),
  constraint nothing_is_withheld_before_two_reminders check (withheld_at is null or reminded_again_at is not null),
  constraint nothing_is_withheld_within_60_days
    check (withheld_at is null or withheld_at >= requested_at + interval '60 days')
);

-- what they have said, sealed
create table tax_details (
  user_id integer primary key references tax_requests,
  given_at timestamptz not null,
  details_encrypted text not null
);

-- a message, sealed, so that it can be downloaded again as it was sent
create table tax_messages (
  id integer primary key generated always as identity,
  year integer not null constraint tax_messages_are_of_a_year check (year between 2023 and 2200),
  kind text not null constraint tax_messages_kind_check check (kind in ('new', 'correction', 'nil')),
  message_ref text not null constraint tax_messages_have_a_name_of_their_own unique,
  operator_doc_ref text not null,
  created_at timestamptz not null,
  created_by integer not null references users,
  xml_encrypted text not null
);
create index tax_messages_of_a_year on tax_messages (year, id);

-- what it says of whom; a correction names the record in whose place it comes
create table tax_records (
  message_id integer not null references tax_messages,
  pilot_id integer not null references users,
  doc_ref text not null constraint tax_records_have_a_name_of_their_own unique,
  doc_type text not null constraint tax_records_doc_type_check check (doc_type in ('OECD1', 'OECD2', 'OECD3')),
  corrects_ref text constraint a_tax_record_is_corrected_once unique references tax_records (doc_ref),
  content_hash text not null,
  consideration_cents integer[] not null
    constraint tax_records_have_four_quarters check (cardinality(consideration_cents) = 4),
  activities integer[] not null
    constraint tax_records_count_four_quarters check (cardinality(activities) = 4),
  primary key (message_id, pilot_id),
  constraint only_later_tax_records_correct_one check ((doc_type = 'OECD1') = (corrects_ref is null))
);
create index tax_records_of_a_pilot on tax_records (pilot_id);

alter table payouts
  drop constraint payouts_hold_check,
  add constraint payouts_hold_check
    check (hold in ('account', 'new_account', 'charged_back', 'reversed', 'tax_details'));
