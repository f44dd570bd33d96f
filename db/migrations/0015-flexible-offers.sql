-- An offer without a date becomes a flight: proposals name a start, an answer may name another one.

alter table flights
  -- local times between which a start of the offer lies; none: by daylight
  add column window_earliest time,
  add column window_latest time,
  add constraint daily_hours_have_both_ends check ((window_earliest is null) = (window_latest is null)),
  add constraint daily_hours_have_an_order check (window_latest >= window_earliest),
  add constraint only_offers_have_daily_hours check (schedule = 'flexible' or window_earliest is null);

create index flights_of_an_offer on flights (offer_id) where offer_id is not null;

alter table bookings
  -- the start that the pilot names instead of the proposed one
  add column counter_departs_at timestamptz,
  add constraint a_counter_proposal_answers_a_proposal
    check (counter_departs_at is null or proposed_departs_at is not null);
