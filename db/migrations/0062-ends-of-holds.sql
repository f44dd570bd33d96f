-- How long seats are held by whom: a hold knows since when its time runs, since when the same seats have been held
-- again and again, and from which network a guest without a proven address holds them.
alter table bookings
  -- since when its time runs: renewed, or its guest's address confirmed; null since it was made
  add held_from timestamptz;

alter table checkouts
  -- since when its browser or account holds seats of this flight, one hold after the other; null since it was made
  add held_since timestamptz,
  -- how often that was renewed
  add renewals integer not null default 0 check (renewals >= 0),
  -- a keyed hash of the network; only as long as its guest holds the seats
  add network_hash text;
