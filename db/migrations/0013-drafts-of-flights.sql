-- What a pilot has answered about a flight that is not handed in yet, and the photos of flights.

-- One row for each flight that somebody is writing: a new one, which has no row in flights before it
-- is handed in, or changes to one that is already there.
create table flight_drafts (
  -- drawn from the numbers of flights, so that a draft keeps its address when it becomes one
  flight_id integer primary key,
  pilot_id integer not null references users,
  -- the one that „Flug anbieten“ goes on with
  is_open boolean not null,
  -- per step, as its form holds it
  answers jsonb not null,
  -- counts every save; which save changed a step last
  version integer not null constraint a_draft_was_saved check (version > 0),
  step_versions jsonb not null,
  created_at timestamptz not null,
  saved_at timestamptz not null
);
create unique index one_open_draft_per_pilot on flight_drafts (pilot_id) where is_open;
create index drafts_of_a_pilot on flight_drafts (pilot_id, saved_at desc);

-- Photos of a flight, as everybody sees them once it is offered; the bytes lie in the store.
create table flight_photos (
  id uuid primary key,
  -- of a draft as well: a draft has no row in flights
  flight_id integer not null,
  pilot_id integer not null references users,
  position integer not null
    constraint a_flight_has_at_most_ten_photos check (position between 1 and 10),
  alt text not null default '',
  -- the part that is shown, in shares of width and height
  crop_left double precision not null default 0,
  crop_top double precision not null default 0,
  crop_width double precision not null default 1,
  crop_height double precision not null default 1,
  created_at timestamptz not null,
  constraint a_crop_lies_in_its_photo check (crop_left >= 0 and crop_top >= 0 and crop_width > 0
    and crop_height > 0 and crop_left + crop_width <= 1.000001 and crop_top + crop_height <= 1.000001),
  -- two photos change places within one transaction
  constraint photos_of_a_flight_have_an_order unique (flight_id, position) deferrable initially deferred
);

alter table flights
  -- an outing stays so long before it flies back
  add column stay_minutes integer constraint a_stay_ends check (stay_minutes between 0 and 10080),
  -- when the pilot said that the insurance covers guests on this flight
  add column insurance_confirmed_at timestamptz;

alter table flight_costs
  -- what the amount was made of: cents per hour of a rental, cents per litre of fuel
  add column rate_cents integer constraint a_rate_is_positive check (rate_cents > 0),
  add column litres_per_hour numeric(5, 1) constraint a_flow_is_positive check (litres_per_hour > 0);
