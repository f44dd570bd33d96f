-- Sights can be wished for as well as towns: a way that leads over one of them, and back.
alter table flight_requests
  drop constraint a_flight_request_has_a_known_goal,
  add constraint a_flight_request_has_a_known_goal
    check (goal in ('round_trip', 'town', 'sight', 'any')),
  drop constraint only_a_town_is_a_destination,
  add constraint only_what_has_a_name_is_a_destination check (
    (goal in ('town', 'sight')) = (destination is not null
      and destination_lat is not null and destination_lng is not null));
