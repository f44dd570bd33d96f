-- A pilot's birth date, what flown flights propose to the landing log, photos and insurance of aircraft.

alter table pilot_profiles
  -- for its owner and the back office alone; the age limits of the medical (MED.A.045) count from it
  add column birth_date date
    constraint a_pilot_was_born_in_our_time check (birth_date >= '1900-01-01');

-- The flight that an entry was taken from; the pilot may correct or remove it.
alter table landings add column flight_id integer references flights;
create unique index one_entry_per_flight on landings (flight_id) where flight_id is not null;

alter table flights
  -- when the landing log got its entry: set once, so that one that was removed does not come back
  add column landing_logged_at timestamptz;

-- what the clock moves
create index flights_with_a_start_ahead on flights (departs_at) where status in ('published', 'paused');
create index flights_in_the_air on flights (arrives_at) where status = 'under_way';
create index offers_with_a_window on flights (window_to)
  where schedule = 'flexible' and status in ('published', 'paused');

-- Photos of an aircraft, as everybody sees them; the bytes lie in the store.
create table plane_photos (
  id uuid primary key,
  plane_id integer not null references planes,
  position integer not null
    constraint an_aircraft_has_at_most_six_photos check (position between 1 and 6),
  alt text not null default '',
  created_at timestamptz not null,
  -- two photos change places within one transaction
  constraint photos_of_an_aircraft_have_an_order unique (plane_id, position) deferrable initially deferred
);

-- The liability insurance of an aircraft, guests included; for its pilot alone.
create table plane_insurances (
  plane_id integer primary key references planes,
  insurer text not null constraint an_insurance_names_its_insurer check (insurer <> ''),
  policy_number text not null constraint an_insurance_has_a_number check (policy_number <> ''),
  valid_until date not null,
  changed_at timestamptz not null
);
