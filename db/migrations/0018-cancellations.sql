-- Cancellations: what a late one keeps, the words of a pilot who cancels, new dates instead of an
-- end, and refunds that are tried again.

alter table bookings
  -- of a late cancellation: what stays for the settlement and for us; nothing once it is given back
  add column kept_share_cents integer not null default 0,
  add column kept_fee_cents integer not null default 0,
  -- the pilot's words to a guest whom they cannot take along
  add column cancellation_word text not null default '',
  -- until when the guest chooses one of the new dates
  add column rebook_by timestamptz,
  add constraint only_a_late_cancellation_keeps_a_part
    check (status = 'cancelled_by_passenger' or (kept_share_cents = 0 and kept_fee_cents = 0)),
  add constraint a_late_cancellation_keeps_at_most_its_price
    check (kept_share_cents between 0 and seats * seat_price_cents and kept_fee_cents between 0 and seats * fee_cents),
  add constraint new_dates_are_offered_until_a_deadline
    check ((status = 'rebooking_offered') = (rebook_by is not null));

create index bookings_that_choose_a_new_date on bookings (rebook_by) where status = 'rebooking_offered';

-- what a pilot offers the guests of a cancelled flight instead
create table new_dates (
  id integer generated always as identity primary key,
  flight_id integer not null references flights,
  departs_at timestamptz not null,
  -- the flight that it became with the first guest who chose it
  new_flight_id integer unique references flights,
  constraint a_new_date_is_offered_once unique (flight_id, departs_at)
);

alter table refunds
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in ('cancelled_by_pilot', 'cancelled_by_passenger', 'flight_cancelled',
    'price_cut', 'change_not_accepted', 'settlement', 'waived')),
  -- each try has a name of its own at the provider, which may have given the former one up
  add column attempt integer not null default 1 constraint tries_are_counted_from_one check (attempt >= 1),
  add column retry_at timestamptz,
  add constraint only_failed_refunds_are_tried_again check (retry_at is null or status = 'failed');

create index refunds_to_try_again on refunds (retry_at) where retry_at is not null;
