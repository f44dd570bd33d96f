-- What endangered somebody on a flight, or could have, as its pilot or a guest reports it in confidence.
create table occurrences (
  id integer generated always as identity primary key,
  -- what the reporter is told as the number of the report
  ref text not null unique,
  flight_id integer not null references flights,
  -- null: the account is deleted
  reporter_id integer references users,
  reporter_role text not null check (reporter_role in ('pilot', 'passenger')),
  -- of the reporter, the flight and all that was said: the same words twice are one report; goes with the account
  content_key text unique,
  kind text not null check (kind in ('operation', 'technical', 'air_traffic', 'emergency', 'surroundings', 'aerodrome',
    'other')),
  phase text not null check (phase in ('preparation', 'taxi', 'take_off', 'en_route', 'landing', 'after_landing')),
  -- the reporter's; never in an export for an authority
  words text not null,
  has_injuries boolean not null,
  -- only pilots are asked
  is_reported_to_authority boolean,
  reported_at timestamptz not null,
  closed_at timestamptz,
  -- what the back office has done about it; for itself
  closing_note text not null default '',
  -- what happened, with nobody in it: what an authority reads
  summary text not null default '',
  constraint only_pilots_are_asked_about_the_authority
    check ((is_reported_to_authority is not null) = (reporter_role = 'pilot')),
  constraint the_key_goes_with_the_reporter check ((content_key is null) = (reporter_id is null)),
  constraint what_is_closed_has_note_and_summary
    check ((closed_at is null) = (closing_note = '') and (closed_at is null) = (summary = '')),
  constraint words_stay_while_somebody_is_there check (words <> '' or (reporter_id is null and closed_at is not null))
);
create index occurrences_of_a_flight on occurrences (flight_id);
create index occurrences_of_a_user on occurrences (reporter_id) where reporter_id is not null;
create index open_occurrences on occurrences (reported_at) where closed_at is null;
