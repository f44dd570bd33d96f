-- Accounts: settings, bank account, photo, changes that want a code, Suchagenten, notifications,
-- exports, counted page events.

alter table users
  add column photo_id uuid,
  add column muted_mails text[] not null default '{}',
  add column terms_accepted_at timestamptz;

-- at most one per person; the IBAN is encrypted with a key of the installation
create table bank_accounts (
  user_id integer primary key references users,
  account_holder text not null check (account_holder <> ''),
  iban_encrypted text not null,
  iban_last4 text not null check (iban_last4 ~ '^[0-9A-Z]{4}$'),
  bic text not null default '',
  updated_at timestamptz not null
);

alter table login_challenges
  add column purpose text not null default 'login' check (purpose in ('login', 'password', 'email')),
  add column link_hash text;
create index login_challenges_by_purpose on login_challenges (email, purpose, created_at desc);
drop index login_challenges_by_address;

alter table sessions
  add column method text check (method in ('code', 'password', 'link'));

-- a new password or address waits here until its code (for an address: both codes) is given
create table pending_changes (
  id uuid primary key,
  user_id integer not null references users,
  kind text not null check (kind in ('password', 'email')),
  challenge_id uuid not null references login_challenges on delete cascade,
  new_challenge_id uuid references login_challenges on delete cascade,
  password_hash text,
  new_email text check (new_email = lower(new_email)),
  created_at timestamptz not null,
  done_at timestamptz,
  constraint a_change_says_what_changes check (
    (kind = 'password' and password_hash is not null and new_email is null and new_challenge_id is null)
    or (kind = 'email' and new_email is not null and new_challenge_id is not null and password_hash is null)
  )
);
create index pending_changes_of_a_user on pending_changes (user_id, kind, created_at desc);

-- what somebody typed to register waits here until the code of that very mail is given: whoever
-- types a foreign address leaves nothing behind
create table pending_registrations (
  challenge_id uuid primary key references login_challenges on delete cascade,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  has_subscribed_newsletter boolean not null,
  licence text,
  home_airport_id integer references airports,
  terms_accepted_at timestamptz not null,
  constraint a_pilot_has_licence_and_home check ((licence is null) = (home_airport_id is null))
);

create table data_exports (
  id uuid primary key,
  user_id integer not null references users,
  status text not null check (status in ('requested', 'ready', 'expired')),
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index data_exports_of_a_user on data_exports (user_id, created_at desc);

create table subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  name text not null check (name <> ''),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  radius_km integer not null default 50 check (radius_km in (25, 50, 100)),
  status text not null check (status in ('unconfirmed', 'active', 'deleted')),
  redirect_path text,
  -- what a visitor ticked; it counts once the address is confirmed
  subscribes_newsletter boolean not null default false,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  deleted_at timestamptz
);
create unique index one_subscription_per_user_and_name on subscriptions (user_id, name) where status <> 'deleted';
create index subscriptions_of_a_user on subscriptions (user_id);
create index active_subscriptions_by_place on subscriptions (lat, lng) where status = 'active';

-- flights that a subscription has found; a digest takes what is not yet sent
create table subscription_matches (
  subscription_id integer not null references subscriptions on delete cascade,
  flight_id integer not null references flights on delete cascade,
  matched_at timestamptz not null,
  sent_at timestamptz,
  primary key (subscription_id, flight_id)
);
create index matches_to_send on subscription_matches (subscription_id) where sent_at is null;
create index matches_of_a_flight on subscription_matches (flight_id);

create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  flight_id integer references flights,
  kind text not null,
  path text not null check (path like '/de/%'),
  data jsonb not null default '{}',
  -- no reference: events are never deleted, and a reference would change how a truncate is refused
  event_id bigint,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint an_event_notifies_a_person_once unique (event_id, user_id, kind)
);
create index notifications_of_a_user on notifications (user_id, id desc);
create index unread_notifications_of_a_user on notifications (user_id) where read_at is null;
create index notifications_of_a_flight on notifications (flight_id);

-- the pilot's words to a request that is declined; events are never changed, so they hold none
alter table bookings
  add column decline_reason text not null default '';

-- extra headers of a mail, such as List-Unsubscribe
alter table mails
  add column headers jsonb not null default '{}';

-- page events, counted per day, without any identifier
create table event_counts (
  day date not null,
  name text not null,
  count integer not null check (count > 0),
  primary key (day, name)
);
