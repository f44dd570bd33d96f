-- What proves a person beside their mailbox or password.

alter table sessions
  -- when a second factor was last proven in it; null: never
  add column factor_at timestamptz,
  -- when its person last used the back office
  add column office_used_at timestamptz,
  drop constraint sessions_method_check,
  add constraint sessions_method_check check (method in ('code', 'password', 'link', 'passkey'));

-- The app that shows six digits (RFC 6238), one for each account.
create table authenticator_apps (
  user_id integer primary key references users,
  sealed_secret text not null,
  started_at timestamptz not null,
  -- null: its first code has not been given yet, so it counts for nothing
  confirmed_at timestamptz,
  -- the time step of the last code that was taken: none works twice
  last_step bigint
);

-- Each opens once what the app would.
create table recovery_codes (
  code_hash text primary key,
  user_id integer not null references users,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_of_a_user on recovery_codes (user_id);

-- WebAuthn credentials; id and key as base64url.
create table passkeys (
  id text primary key,
  user_id integer not null references users,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_a_user on passkeys (user_id);

-- What a passkey has to sign, once; found by a cookie of the browser that asked.
create table passkey_challenges (
  token_hash text primary key,
  challenge text not null,
  -- of whoever is signed in; null: it opens a session
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_a_session on passkey_challenges (session_id);

-- Sign-ins whose second factor is missing; found by a cookie.
create table pending_sign_ins (
  token_hash text primary key,
  user_id integer not null references users,
  method text not null check (method in ('code', 'password', 'link')),
  is_persistent boolean not null,
  device text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pending_sign_ins_of_a_user on pending_sign_ins (user_id);

-- The way back in for whoever has lost all factors: it waits, and its mail can stop it.
create table factor_recoveries (
  id uuid primary key,
  user_id integer not null references users,
  stop_hash text not null unique,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('stopped', 'used')),
  constraint an_end_has_its_outcome check ((ended_at is null) = (outcome is null))
);
create unique index one_open_recovery_for_each_user on factor_recoveries (user_id) where ended_at is null;
