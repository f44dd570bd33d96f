-- What the back office transfers from the operator's own bank account, because no provider can: refunds that came
-- back for good. Each goes into one file for the bank.

create table bank_transfer_files (
  id integer primary key generated always as identity,
  message_ref text not null constraint bank_transfer_files_have_a_name_of_their_own unique,
  created_at timestamptz not null,
  created_by integer not null references users,
  -- on which the bank is to pay
  execute_on date not null,
  -- sealed, so that it can be downloaded again as it was made
  xml_encrypted text not null
);

create table bank_transfers (
  id integer primary key generated always as identity,
  flag_id integer not null references payment_flags,
  amount_cents integer not null constraint bank_transfers_send_something check (amount_cents > 0),
  holder text not null,
  iban_encrypted text not null,
  iban_last4 text not null,
  end_to_end_id text not null constraint bank_transfers_have_a_name_of_their_own unique,
  status text not null
    constraint bank_transfers_status_check check (status in ('waiting', 'filed', 'done', 'returned', 'dropped')),
  file_id integer references bank_transfer_files,
  created_at timestamptz not null,
  created_by integer not null references users,
  settled_at timestamptz,
  constraint only_bank_transfers_in_a_file_leave
    check ((file_id is null) = (status in ('waiting', 'dropped'))),
  constraint bank_transfers_end_at_a_moment
    check ((settled_at is null) = (status in ('waiting', 'filed')))
);
-- nothing is sent twice, whoever asks for it at once
create unique index one_bank_transfer_at_a_time on bank_transfers (flag_id)
  where status in ('waiting', 'filed', 'done');
create index bank_transfers_of_a_file on bank_transfers (file_id);
