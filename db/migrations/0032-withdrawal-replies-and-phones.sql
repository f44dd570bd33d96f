-- What the back office has written to whoever withdrew from a contract, in the words of the mail.
create table withdrawal_replies (
  id integer generated always as identity primary key,
  withdrawal_id integer not null references withdrawals,
  text text not null check (text <> ''),
  sent_at timestamptz not null
);
create index replies_of_a_withdrawal on withdrawal_replies (withdrawal_id, id);

-- Given voluntarily, as E.164 („+491701234567“); both sides of a booking see the other's from the yes
-- until the day after the flight.
alter table users add phone text check (phone ~ '^\+[1-9][0-9]{5,14}$');
