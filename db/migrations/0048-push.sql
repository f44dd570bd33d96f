-- Browsers that show what the bell rings for while no page is open.
create table push_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  -- the sign-in through which the browser was added: with it, it goes
  session_id uuid references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  last_success_at timestamptz,
  -- since the last success
  failures integer not null default 0
);
create index push_subscriptions_of_a_user on push_subscriptions (user_id);
create index push_subscriptions_of_a_session on push_subscriptions (session_id);

-- The pair of keys by which push services know this installation; made once, where the environment names none.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key_encrypted text not null,
  created_at timestamptz not null
);

alter table users add column muted_pushes text[] not null default '{}';
