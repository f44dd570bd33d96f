-- A payment that is not collected after the yes: the booking keeps its seats until then, so that it can be
-- paid in another way, and ends after it. More seats whose payment is not collected leave the booking that they
-- had joined and are due by themselves. A process of the version before makes none, and leaves those alone that there are.
alter table bookings add column payment_due_by timestamptz;

alter table bookings drop constraint bookings_status_check;
alter table bookings add constraint bookings_status_check check (status in ('held', 'lapsed', 'requested', 'confirmed',
  'payment_due', 'declined', 'expired', 'withdrawn', 'cancelled_by_passenger', 'cancelled_by_pilot', 'rebooking_offered',
  'no_show', 'flown', 'disputed', 'settled', 'joined'));
alter table bookings add constraint a_due_payment_has_its_time check ((status = 'payment_due') = (payment_due_by is not null));

alter table bookings drop constraint more_seats_end_or_join_their_booking;
alter table bookings add constraint more_seats_end_or_join_their_booking check (case when adds_to_id is null
  then status <> 'joined'
  else passenger_id is not null and status in ('held', 'lapsed', 'requested', 'payment_due', 'joined', 'declined',
    'expired', 'withdrawn') end);

drop index one_live_booking_per_account_and_flight;
create unique index one_live_booking_per_account_and_flight on bookings (flight_id, passenger_id)
  where status in ('held', 'requested', 'confirmed', 'payment_due', 'rebooking_offered') and adds_to_id is null;
drop index one_open_order_of_more_seats_per_booking;
create unique index one_open_order_of_more_seats_per_booking on bookings (adds_to_id)
  where status in ('held', 'requested', 'payment_due');
create index bookings_that_are_to_be_paid on bookings (payment_due_by) where status = 'payment_due';

-- Whoever has flown without a payment that ever came is settled with the others: what nobody collected, nobody gets.
alter table settlement_parts
  add column uncollected_share_cents integer not null default 0 check (uncollected_share_cents >= 0),
  add column uncollected_fee_cents integer not null default 0 check (uncollected_fee_cents >= 0);

-- At the trial provider one may play an amount that is reserved and then refused when it is to be collected.
alter table trial_payments add column refuses_capture boolean not null default false;
