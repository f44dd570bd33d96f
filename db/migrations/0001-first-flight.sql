-- The first schema: places, people, planes, flights, money, bookings, mails, events.
-- Money is integer cents, instants are timestamptz, product SQL never calls now().

-- Places ------------------------------------------------------------------------------------

create table towns (
  id integer primary key,
  name text not null,
  region text not null,
  country char(2) not null,
  lat double precision not null,
  lng double precision not null,
  population integer not null check (population >= 0)
);

create table town_names (
  town_id integer not null references towns on delete cascade,
  key text not null,
  name text not null,
  primary key (town_id, key)
);
create index town_names_by_key_prefix on town_names (key text_pattern_ops);

create table airports (
  id integer generated always as identity primary key,
  code text not null unique check (code = upper(code)),
  iata text,
  name text not null,
  kind text not null check (kind in ('airport', 'airfield', 'glider', 'heliport', 'ultralight')),
  town text not null,
  region text not null,
  country char(2) not null,
  lat double precision not null,
  lng double precision not null,
  elevation_ft integer,
  time_zone text not null,
  source text not null
);

create table runways (
  airport_id integer not null references airports on delete cascade,
  ident text not null,
  length_m integer,
  width_m integer,
  surface text,
  is_lighted boolean,
  primary key (airport_id, ident)
);

-- Events: outbox, timeline and audit log at once; never changed, never deleted ------------------

create table events (
  id bigint generated always as identity primary key,
  kind text not null,
  entity text not null,
  entity_id bigint not null,
  actor_kind text not null check (actor_kind in ('passenger', 'pilot', 'system', 'admin')),
  actor_id integer,
  from_status text,
  to_status text,
  reason text,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index events_of_an_entity on events (entity, entity_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger events_are_never_changed before update or delete on events
  for each row execute function refuse_change();
create trigger events_are_never_truncated before truncate on events
  for each statement execute function refuse_change();

-- Users, pilots, sessions -----------------------------------------------------------------------

create table users (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)),
  email_confirmed_at timestamptz,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  about text not null default '',
  languages text[] not null default '{de}',
  is_admin boolean not null default false,
  has_subscribed_newsletter boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create unique index one_account_per_address on users (email) where deleted_at is null;

create table pilot_profiles (
  user_id integer primary key references users,
  licence text not null check (licence in ('PPL(A)', 'LAPL(A)', 'SPL', 'UL', 'CPL(A)')),
  home_airport_id integer references airports,
  flight_hours integer not null default 0 check (flight_hours >= 0),
  landings_last_90_days integer not null default 0 check (landings_last_90_days >= 0),
  licensed_since date,
  created_at timestamptz not null
);

create table verification_documents (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  kind text not null check (kind in ('identity', 'licence', 'medical', 'background_check', 'rating', 'insurance')),
  status text not null check (status in ('submitted', 'in_review', 'verified', 'expired', 'rejected', 'blocked')),
  issued_on date,
  expires_on date,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index documents_of_a_pilot on verification_documents (user_id, kind);

create table login_challenges (
  id uuid primary key,
  email text not null,
  code_hmac text not null,
  wrong_tries text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_challenges_by_address on login_challenges (email, created_at desc);

create table sessions (
  id uuid primary key,
  user_id integer not null references users,
  is_persistent boolean not null,
  device text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_of_a_user on sessions (user_id) where revoked_at is null;

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions,
  parent_hash text references refresh_tokens,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz
);
create index refresh_tokens_of_a_session on refresh_tokens (session_id);

-- rate-limiter-flexible, shared between processes; expire is in milliseconds since 1970
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Planes and flights ----------------------------------------------------------------------------

create table planes (
  id integer generated always as identity primary key,
  pilot_id integer not null references users,
  registration text not null,
  model text not null,
  icao_type text not null,
  category text not null check (category in ('SEP', 'TMG', 'UL', 'MEP', 'glider')),
  wing text not null check (wing in ('high', 'low')),
  year integer not null check (year between 1930 and 2100),
  seats integer not null check (seats between 1 and 20),
  payload_kg integer not null check (payload_kg > 0),
  ownership text not null check (ownership in ('rented', 'club', 'shared', 'own')),
  hourly_rate_cents integer check (hourly_rate_cents > 0),
  is_rate_wet boolean not null default true,
  fuel_litres_per_hour numeric(5, 1),
  cruise_knots integer not null check (cruise_knots > 0),
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint sole_owners_share_no_hourly_rate check (ownership <> 'own' or hourly_rate_cents is null)
);
create unique index one_plane_per_pilot_and_registration on planes (pilot_id, registration) where retired_at is null;

create table flights (
  id integer generated always as identity primary key,
  pilot_id integer not null references users,
  plane_id integer references planes,
  status text not null check (status in ('draft', 'in_review', 'published', 'paused', 'under_way',
    'settlement_due', 'settlement_submitted', 'closed', 'cancelled', 'expired', 'blocked')),
  schedule text not null default 'fixed' check (schedule in ('fixed', 'flexible')),
  kind text not null check (kind in ('round_trip', 'one_way', 'excursion')),
  topics text[] not null default '{}',
  title text not null,
  description text not null default '',
  departure_airport_id integer not null references airports,
  destination_airport_id integer not null references airports,
  time_zone text not null,
  departs_at timestamptz,
  arrives_at timestamptz,
  window_from date,
  window_to date,
  window_weekdays integer[] not null default '{}',
  duration_minutes integer not null check (duration_minutes between 10 and 480),
  distance_km integer not null check (distance_km > 0),
  seats_offered integer not null check (seats_offered between 1 and 5),
  total_cost_cents integer not null check (total_cost_cents > 0),
  seat_price_cents integer not null check (seat_price_cents between 1000 and 150000),
  is_instant_booking boolean not null default false,
  luggage_kg_per_person integer not null default 5 check (luggage_kg_per_person between 0 and 30),
  meeting_point text not null default '',
  terrain text not null,
  offer_id integer references flights,
  series_id uuid,
  is_occupied boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null,
  constraint fixed_flights_have_a_date check (schedule = 'flexible' or (departs_at is not null and arrives_at > departs_at)),
  constraint flexible_offers_have_a_window check (schedule = 'fixed' or (window_from is not null and window_to >= window_from)),
  constraint the_pilot_pays_at_least_one_share check (seat_price_cents::bigint * (seats_offered + 1) <= total_cost_cents),
  -- a pilot or an aircraft is never on two overlapping flights with bookings
  constraint a_pilot_is_on_one_flight_at_a_time exclude using gist (
    int4range(pilot_id, pilot_id, '[]') with &&, tstzrange(departs_at, arrives_at) with &&
  ) where (is_occupied and schedule = 'fixed'),
  constraint a_plane_is_on_one_flight_at_a_time exclude using gist (
    int4range(plane_id, plane_id, '[]') with &&, tstzrange(departs_at, arrives_at) with &&
  ) where (is_occupied and schedule = 'fixed' and plane_id is not null)
);
create index published_flights_from_an_airport on flights (departure_airport_id, departs_at) where status = 'published';
create index flights_of_a_pilot on flights (pilot_id, departs_at);

create table flight_stops (
  flight_id integer not null references flights on delete cascade,
  position integer not null,
  airport_id integer references airports,
  name text not null,
  note text not null default '',
  lat double precision not null,
  lng double precision not null,
  minute integer not null check (minute >= 0),
  primary key (flight_id, position)
);

create table flight_costs (
  flight_id integer not null references flights on delete cascade,
  position integer not null,
  kind text not null check (kind in ('rental', 'fuel', 'landing', 'approach', 'parking', 'handling', 'lighting', 'customs', 'safety_equipment', 'other')),
  label text not null check (label <> ''),
  amount_cents integer not null check (amount_cents > 0),
  primary key (flight_id, position)
);

-- every price a flight ever had
create table flight_prices (
  id integer generated always as identity primary key,
  flight_id integer not null references flights,
  seat_price_cents integer not null,
  total_cost_cents integer not null,
  valid_from timestamptz not null
);
create index prices_of_a_flight on flight_prices (flight_id, valid_from desc);
create trigger price_history_is_never_changed before update or delete on flight_prices
  for each row execute function refuse_change();

-- Ledger ----------------------------------------------------------------------------------------

create table ledger_accounts (
  id integer generated always as identity primary key,
  code text not null unique
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  business_key text not null unique,
  kind text not null,
  at timestamptz not null
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account_id integer not null references ledger_accounts,
  amount_cents bigint not null check (amount_cents <> 0)
);
create index entries_of_a_transaction on ledger_entries (transaction_id);
create index entries_of_an_account on ledger_entries (account_id, id);

create trigger ledger_transactions_are_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_entries_are_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_transactions_are_never_truncated before truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_entries_are_never_truncated before truncate on ledger_entries
  for each statement execute function refuse_change();

create function ledger_transaction_must_balance() returns trigger language plpgsql as $$
declare
  wanted bigint := case when tg_table_name = 'ledger_entries' then (to_jsonb(new) ->> 'transaction_id')::bigint else (to_jsonb(new) ->> 'id')::bigint end;
  total bigint;
  lines integer;
begin
  select coalesce(sum(amount_cents), 0), count(*) into total, lines from ledger_entries where transaction_id = wanted;
  if total <> 0 or lines < 2 then
    raise exception 'ledger transaction % does not balance: % cents on % lines', wanted, total, lines using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_transaction_must_balance();
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_must_balance();

-- Checkouts, bookings, seats ------------------------------------------------------------------------

create table checkouts (
  id integer generated always as identity primary key,
  ref text not null unique,
  secret_hash text not null,
  subject text not null check (subject in ('flight', 'voucher')),
  user_id integer references users,
  flight_id integer references flights,
  seats integer not null check (seats between 1 and 5),
  seat_price_cents integer not null,
  fee_cents integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ordered_at timestamptz,
  constraint a_flight_checkout_names_its_flight check (subject <> 'flight' or flight_id is not null)
);

create table bookings (
  id integer generated always as identity primary key,
  flight_id integer not null references flights,
  passenger_id integer references users,
  checkout_id integer not null unique references checkouts,
  status text not null check (status in ('held', 'lapsed', 'requested', 'confirmed', 'declined', 'expired', 'withdrawn',
    'cancelled_by_passenger', 'cancelled_by_pilot', 'rebooking_offered', 'no_show', 'flown', 'disputed', 'settled')),
  seats integer not null check (seats between 1 and 5),
  seat_price_cents integer not null,
  fee_cents integer not null,
  message text not null default '',
  hold_until timestamptz not null,
  respond_by timestamptz,
  requested_at timestamptz,
  confirmed_at timestamptz,
  proposed_departs_at timestamptz,
  created_at timestamptz not null,
  constraint only_holds_may_be_anonymous check (passenger_id is not null or status in ('held', 'lapsed')),
  constraint requests_have_a_deadline check (status <> 'requested' or respond_by is not null)
);
create unique index one_live_booking_per_account_and_flight on bookings (flight_id, passenger_id)
  where status in ('held', 'requested', 'confirmed', 'rebooking_offered');
create index bookings_of_a_flight on bookings (flight_id, status);
create index bookings_of_a_passenger on bookings (passenger_id, status);
create index holds_by_deadline on bookings (hold_until) where status = 'held';
create index requests_by_deadline on bookings (respond_by) where status = 'requested';

create table booking_people (
  booking_id integer not null references bookings,
  position integer not null,
  name text not null,
  is_minor boolean not null default false,
  guardian_consent_at timestamptz,
  weight_kg integer check (weight_kg between 5 and 250),
  luggage_kg integer check (luggage_kg between 0 and 30),
  primary key (booking_id, position),
  constraint minors_have_a_guardians_consent check (not is_minor or guardian_consent_at is not null)
);

-- one row per seat: a booking holds the rows it claimed, the rest is free; a seat that is only held
-- counts as free once its time is over
create table flight_seats (
  flight_id integer not null references flights on delete cascade,
  seat_number integer not null check (seat_number between 1 and 5),
  booking_id integer references bookings,
  held_until timestamptz check (held_until is null or booking_id is not null),
  primary key (flight_id, seat_number)
);
create index seats_of_a_booking on flight_seats (booking_id) where booking_id is not null;

-- Payments ------------------------------------------------------------------------------------------

create table payments (
  id integer generated always as identity primary key,
  ref text not null unique,
  provider text not null check (provider in ('trial', 'stripe')),
  provider_ref text not null unique,
  checkout_id integer not null references checkouts,
  status text not null check (status in ('created', 'action_required', 'authorised', 'captured', 'partially_refunded',
    'refunded', 'failed', 'voided', 'charged_back')),
  amount_cents integer not null check (amount_cents > 0),
  captured_cents integer not null default 0,
  refunded_cents integer not null default 0,
  created_at timestamptz not null,
  constraint captures_never_exceed_the_amount check (captured_cents between 0 and amount_cents),
  constraint refunds_never_exceed_the_capture check (refunded_cents between 0 and captured_cents)
);
create index payments_of_a_checkout on payments (checkout_id);
create unique index one_open_payment_per_checkout on payments (checkout_id)
  where status in ('created', 'action_required', 'authorised', 'captured', 'partially_refunded');

create table payment_provider_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  provider_ref text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- the trial provider's own book: it stands outside, as a real provider would
create table trial_payments (
  provider_ref text primary key,
  amount_cents integer not null,
  status text not null check (status in ('open', 'action_required', 'authorised', 'captured', 'declined', 'abandoned', 'voided', 'refunded')),
  captured_cents integer not null default 0,
  refunded_cents integer not null default 0,
  created_at timestamptz not null
);

-- Reviews -------------------------------------------------------------------------------------------

create table reviews (
  id integer generated always as identity primary key,
  flight_id integer not null references flights,
  booking_id integer not null references bookings,
  author_id integer not null references users,
  subject_id integer not null references users,
  stars integer not null check (stars between 1 and 5),
  text text not null check (length(text) <= 1000),
  created_at timestamptz not null,
  published_at timestamptz,
  unique (booking_id, author_id)
);
create index reviews_about_a_user on reviews (subject_id, published_at desc) where published_at is not null;

-- Mails, idempotency, bookkeeping of the demo world ----------------------------------------------------

create table mails (
  id uuid primary key,
  key text not null unique,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]',
  holds_code boolean not null default false,
  status text not null check (status in ('queued', 'sent', 'kept', 'failed')),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_by_age on mails (created_at desc);

create table idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status text not null check (status in ('running', 'done')),
  response jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table settings (
  key text primary key,
  value jsonb not null
);
