-- Pictures of their year that people have made public, each under an address that nobody can guess. What a
-- picture shows is kept as it was when it was shared; it names nobody. Taking it back deletes the row.
create table year_shares (
  id integer primary key generated always as identity,
  token text not null unique,
  user_id integer not null references users,
  year integer not null check (year between 1900 and 9999),
  -- which picture of the year
  card text not null,
  shows jsonb not null,
  created_at timestamptz not null,
  unique (user_id, year, card)
);

-- Who was written to about which year, so that nobody is twice.
create table told_years (
  user_id integer not null references users,
  year integer not null,
  notified_at timestamptz not null,
  primary key (user_id, year)
);
