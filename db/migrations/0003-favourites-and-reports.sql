-- Flights that somebody has noted, and reports of content (DSA Art. 16).

create table favourites (
  user_id integer not null references users,
  flight_id integer not null references flights on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, flight_id)
);
create index favourites_of_a_flight on favourites (flight_id);

create table reports (
  id integer generated always as identity primary key,
  -- what the reporter is told as the number of the report
  ref text not null unique,
  -- the same words sent from the same form are one report
  intent text not null unique,
  subject_kind text not null check (subject_kind in ('flight', 'profile', 'review')),
  -- no reference: a report outlives what it is about
  subject_id integer not null,
  -- what it was called when it was reported
  subject_title text not null,
  reason text not null check (reason in ('illegal', 'false_information', 'unsafe_flight',
    'commercial', 'harassment', 'child_abuse', 'other')),
  explanation text not null check (explanation <> ''),
  reporter_id integer references users,
  reporter_name text not null,
  -- empty where the law asks for no name (DSA Art. 16(2)(c)), or once the person is forgotten
  email text not null check (email = lower(email)),
  status text not null check (status in ('received', 'decided')),
  created_at timestamptz not null
);
create index reports_of_a_user on reports (reporter_id) where reporter_id is not null;
create index reports_by_address on reports (email) where email <> '';
create index reports_to_decide on reports (created_at) where status = 'received';
