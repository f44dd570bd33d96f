-- declarations of withdrawal (§ 356a BGB), by anybody, with or without an account
create table withdrawals (
  id integer generated always as identity primary key,
  -- what people read aloud
  ref text not null unique,
  -- one declaration per pressed button, however often it is sent
  intent_key text not null unique,
  user_id integer references users,
  booking_id integer references bookings,
  name text not null,
  -- where the receipt went
  email text not null,
  -- which contract is meant, in the person's words or in ours
  contract text not null,
  received_at timestamptz not null,
  -- from here on nobody's name, address and words are in the row
  forgotten_at timestamptz,
  check ((forgotten_at is null) = (name <> '' and email <> '' and contract <> ''))
);
create index withdrawals_of_a_user on withdrawals (user_id);
create index withdrawals_of_an_address on withdrawals (email);
create index withdrawals_of_a_booking on withdrawals (booking_id);
create index withdrawals_to_forget on withdrawals (received_at) where forgotten_at is null;
