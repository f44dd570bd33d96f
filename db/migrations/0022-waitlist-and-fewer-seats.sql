-- The waitlist of a full flight, bookings that give up some of their seats, and who consents for a minor.

create table waitlist_entries (
  id integer generated always as identity primary key,
  flight_id integer not null references flights,
  user_id integer not null references users,
  seats integer not null constraint one_to_five_seats_are_waited_for check (seats between 1 and 5),
  status text not null check (status in ('waiting', 'offered', 'claimed', 'lapsed')),
  -- the hold that was offered, and what it became
  booking_id integer constraint a_hold_is_offered_to_one_entry unique references bookings,
  joined_at timestamptz not null,
  constraint who_waits_holds_nothing check (status <> 'waiting' or booking_id is null),
  constraint what_is_offered_is_held check (status not in ('offered', 'claimed') or booking_id is not null)
);
create unique index one_live_waitlist_entry_per_account_and_flight
  on waitlist_entries (flight_id, user_id) where status in ('waiting', 'offered');
-- who is next: the oldest of them
create index waiting_for_a_flight on waitlist_entries (flight_id, id) where status = 'waiting';
create index waitlist_entries_of_an_account on waitlist_entries (user_id);

alter table bookings
  drop constraint only_a_late_cancellation_keeps_a_part,
  drop constraint a_late_cancellation_keeps_at_most_its_price,
  -- also of seats that were given up late, while the others fly
  add constraint only_what_was_confirmed_keeps_a_part
    check (status in ('confirmed', 'cancelled_by_passenger', 'flown', 'no_show', 'disputed', 'settled')
      or (kept_share_cents = 0 and kept_fee_cents = 0)),
  -- how many seats were given up late, while the others fly: the settlement counts them
  add column late_seats integer not null default 0 constraint late_seats_are_counted check (late_seats between 0 and 4),
  add constraint what_is_kept_is_never_negative check (kept_share_cents >= 0 and kept_fee_cents >= 0);

alter table booking_people
  -- who has the care of a minor and consents, and to which words
  add column guardian_name text,
  add column guardian_wording text,
  add constraint a_guardian_is_named_with_their_consent
    check (guardian_name is null or (is_minor and guardian_consent_at is not null and guardian_wording is not null));
