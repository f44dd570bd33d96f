-- A request may end because its reservation is gone at the provider, and not because nobody has answered:
-- since when. Null for everything else. A process of the version before writes none, and ends none so.
alter table bookings
  add column reservation_lost_at timestamptz;
