-- What waits for a person stands in the rooms' own tables; here is only who sees to it, and what the back
-- office notes down about it for itself. A row is made when somebody first does one of both.

create table cases (
  id integer generated always as identity primary key,
  kind text not null,
  subject text not null,
  owner_id integer references users,
  touched_at timestamptz not null,
  unique (kind, subject)
);
create index cases_of_an_owner on cases (owner_id) where owner_id is not null;
create index cases_by_age on cases (touched_at);

create table case_notes (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  author_id integer not null references users,
  text text not null,
  written_at timestamptz not null
);
create index notes_of_a_case on case_notes (case_id, id);

create trigger case_notes_are_never_changed before update on case_notes
  for each row execute function refuse_change();
