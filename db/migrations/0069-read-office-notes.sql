-- What somebody tells the back office alone with a review waits there until a person says that they have read it.
alter table reviews
  add column office_note_read_at timestamptz,
  add column office_note_read_by integer references users,
  add constraint who_has_read_an_office_note_is_known
    check ((office_note_read_at is null) = (office_note_read_by is null)),
  add constraint only_written_office_notes_are_read
    check (office_note_read_at is null or note_to_office <> '');
create index unread_office_notes on reviews (id) where note_to_office <> '' and office_note_read_at is null;
