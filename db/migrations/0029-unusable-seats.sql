-- How many offered seats of a flight stay empty because nobody over 40 kg could use them with the guests
-- that it has. Kept where guests, aircraft or flight change, so that pages and the search only read it; the
-- nightly recount fills it for the flights that are there already.
alter table flights add column unusable_seats integer not null default 0
  constraint unusable_seats_are_counted check (unusable_seats >= 0);
