-- More seats of a booking that is paid: they are held, ordered and paid like a booking of their own,
-- which joins the first one when it is confirmed.

alter table bookings add adds_to_id integer references bookings;

alter table bookings drop constraint bookings_status_check;
alter table bookings add constraint bookings_status_check check (status in ('held', 'lapsed', 'requested', 'confirmed',
  'declined', 'expired', 'withdrawn', 'cancelled_by_passenger', 'cancelled_by_pilot', 'rebooking_offered', 'no_show',
  'flown', 'disputed', 'settled', 'joined'));
alter table bookings add constraint more_seats_end_or_join_their_booking check (case when adds_to_id is null
  then status <> 'joined'
  else passenger_id is not null and status in ('held', 'lapsed', 'requested', 'joined', 'declined', 'expired', 'withdrawn') end);

drop index one_live_booking_per_account_and_flight;
create unique index one_live_booking_per_account_and_flight on bookings (flight_id, passenger_id)
  where status in ('held', 'requested', 'confirmed', 'rebooking_offered') and adds_to_id is null;
create unique index one_open_order_of_more_seats_per_booking on bookings (adds_to_id) where status in ('held', 'requested');
create index more_seats_of_a_booking on bookings (adds_to_id) where adds_to_id is not null;

-- when somebody joined a booking that was confirmed before
alter table booking_people add joined_at timestamptz;

-- what was given up late may be booked again
alter table bookings drop constraint late_seats_are_counted;
alter table bookings add constraint late_seats_are_counted check (late_seats >= 0);
alter table settlement_parts drop constraint settlement_parts_seats_check;
alter table settlement_parts add constraint settlement_parts_seats_check check (seats >= 1);

-- of a booking that was cancelled late, its last seats count as late ones, too
update bookings set late_seats = late_seats + seats
  where status = 'cancelled_by_passenger' and kept_share_cents + kept_fee_cents > 0;
