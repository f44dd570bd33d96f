-- What the back office notes down about a person, a flight or an aircraft, and why it has stepped in there: added to,
-- never changed. Only the words of whoever has left may go.

create table sheet_notes (
  id integer generated always as identity primary key,
  subject text not null,
  subject_id integer not null,
  author_id integer not null references users,
  text text not null,
  written_at timestamptz not null,
  constraint sheet_notes_subject check (subject in ('user', 'flight', 'plane'))
);
create index notes_of_a_sheet on sheet_notes (subject, subject_id, id);
create index sheet_notes_of_an_author on sheet_notes (author_id);

create trigger sheet_notes_are_never_deleted before delete on sheet_notes
  for each row execute function refuse_change();
create trigger sheet_notes_stay_with_whom_they_are before update of id, subject, subject_id, author_id, written_at
  on sheet_notes for each row execute function refuse_change();
create trigger sheet_notes_only_fall_silent before update of text on sheet_notes
  for each row when (new.text <> '') execute function refuse_change();
