-- Gesuche: what somebody would like to fly, the flights that pilots offer for it, and who was told.

create table flight_requests (
  id integer primary key generated always as identity,
  user_id integer not null references users,
  status text not null constraint a_flight_request_has_a_known_state check (status in
    ('draft', 'open', 'offer_received', 'matched', 'closed', 'expired', 'removed')),
  -- from where: a town or airfield, as it was chosen from the suggestions
  place text not null constraint a_flight_request_names_its_place check (place <> ''),
  lat double precision not null constraint a_flight_request_lies_on_earth check (lat between -90 and 90),
  lng double precision not null constraint a_flight_request_lies_on_the_globe check (lng between -180 and 180),
  radius_km integer not null
    constraint a_flight_request_has_one_of_four_radii check (radius_km in (10, 25, 50, 100)),
  -- where to; only a town has a name and a point
  goal text not null
    constraint a_flight_request_has_a_known_goal check (goal in ('round_trip', 'town', 'any')),
  destination text,
  destination_lat double precision,
  destination_lng double precision,
  -- neither: any day; the same twice: that day
  first_day date,
  last_day date,
  persons integer not null
    constraint a_flight_request_is_for_at_most_five check (persons between 1 and 5),
  -- for each person, in whole euros
  most_cents integer constraint a_flight_request_counts_whole_euros
    check (most_cents between 1000 and 150000 and most_cents % 100 = 0),
  message text not null default '',
  created_at timestamptz not null,
  opened_at timestamptz,
  -- pilots see it until then
  ends_at timestamptz,
  ended_at timestamptz,
  constraint only_a_town_is_a_destination check ((goal = 'town') = (destination is not null
    and destination_lat is not null and destination_lng is not null)),
  constraint days_of_a_flight_request_are_in_order check (
    (first_day is null) = (last_day is null) and first_day <= last_day),
  -- a draft may be closed without ever having been open
  constraint an_opened_flight_request_has_an_end check ((opened_at is null) = (ends_at is null)
    and (opened_at is not null or status in ('draft', 'closed')))
);
create index flight_requests_of_a_person on flight_requests (user_id, created_at desc);
create index open_flight_requests_by_their_end on flight_requests (ends_at)
  where status in ('open', 'offer_received');

-- A pilot answers a request with a flight: from the first draft of it on.
create table flight_request_offers (
  flight_request_id integer not null references flight_requests on delete cascade,
  -- of a draft as well, which has no row in flights
  flight_id integer not null constraint a_flight_answers_one_request unique,
  pilot_id integer not null references users,
  begun_at timestamptz not null,
  -- when the flight was published
  offered_at timestamptz,
  primary key (flight_request_id, flight_id)
);
create unique index one_offer_in_writing_per_pilot on flight_request_offers
  (flight_request_id, pilot_id) where offered_at is null;
create index offers_of_a_pilot_to_requests on flight_request_offers (pilot_id);

-- A pilot hears of a request once.
create table flight_request_tellings (
  flight_request_id integer not null references flight_requests on delete cascade,
  pilot_id integer not null references users,
  told_at timestamptz not null,
  primary key (flight_request_id, pilot_id)
);
create index tellings_of_a_pilot on flight_request_tellings (pilot_id, told_at desc);
