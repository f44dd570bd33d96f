-- Guests who let a time to answer pass end together, and their pilot is told once for all of a flight:
-- a booking that nobody has been told of yet carries since when. Null where there is no news.
alter table bookings
  add column untold_since timestamptz;
create index untold_bookings on bookings (flight_id) where untold_since is not null;
