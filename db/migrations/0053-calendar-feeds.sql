-- The address under which a person's calendar fetches their flights, one each. It is found by the hash of its secret;
-- the secret itself lies sealed, so that the settings can show it again for the next device.
create table calendar_feeds (
  id integer primary key generated always as identity,
  user_id integer not null unique references users,
  secret_hash text not null unique,
  secret_encrypted text not null,
  -- the address whose place it has taken, by which a repeated renewal is known
  replaces_id integer,
  created_at timestamptz not null
);
