-- What a pilot has flown is computed from the landing log and from what they state; the back office checks
-- that with the licence. `flight_hours` and `landings_last_90_days` were only ever written by the demo
-- world; nothing reads them any more, and they go as soon as no older process is left that does.
alter table pilot_profiles
  add column stated_flight_hours integer check (stated_flight_hours between 0 and 40000),
  add column stated_on date,
  add column stated_checked_at timestamptz,
  add constraint stated_hours_have_their_day check ((stated_flight_hours is null) = (stated_on is null)),
  add constraint only_stated_hours_are_checked check (stated_checked_at is null or stated_on is not null);
