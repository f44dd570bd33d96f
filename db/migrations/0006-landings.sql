-- The landing log: what a pilot has flown, as far as recency is counted from it (FCL.060, FCL.140.A,
-- FCL.740.A, SFCL.160, § 45 LuftPersV).

create table landings (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  -- the local day
  flown_on date not null,
  aircraft_class text not null
    constraint landings_are_of_a_known_class check (aircraft_class in ('SEP', 'TMG', 'MEP', 'UL', 'glider')),
  aircraft_type text not null default '',
  take_offs integer not null constraint take_offs_are_never_negative check (take_offs >= 0),
  landings integer not null constraint landings_are_never_negative check (landings >= 0),
  -- take-offs with a landing, both at night
  night_landings integer not null constraint night_landings_are_never_negative check (night_landings >= 0),
  flight_minutes integer not null constraint an_entry_has_flight_time check (flight_minutes > 0),
  flown_as text not null
    constraint somebody_was_in_command check (flown_as in ('pic', 'dual', 'check')),
  place text not null default '',
  created_at timestamptz not null,
  constraint an_entry_counts_something check (take_offs + landings > 0),
  constraint night_landings_are_landings check (night_landings <= least(take_offs, landings))
);
create index landings_of_a_pilot on landings (user_id, flown_on desc, id desc);
