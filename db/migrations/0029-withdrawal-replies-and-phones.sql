-- What the back office has written to whoever withdrew from a contract, in the words of the mail.
create table withdrawal_replies (
  id integer generated always as identity primary key,
  withdrawal_id integer not null references withdrawals,
  text text not null check (text <> ''),
  sent_at timestamptz not null
);
create index replies_of_a_withdrawal on withdrawal_replies (withdrawal_id, id);
