-- What the back office notes down about a booking: added to, never changed. Only the words of whoever has
-- left may go, as they go from the booking itself.

create table booking_notes (
  id integer generated always as identity primary key,
  booking_id integer not null references bookings,
  author_id integer not null references users,
  text text not null,
  written_at timestamptz not null
);
create index notes_of_a_booking on booking_notes (booking_id, id);

create trigger booking_notes_are_never_deleted before delete on booking_notes
  for each row execute function refuse_change();
create trigger booking_notes_stay_with_whom_they_are before update of id, booking_id, author_id, written_at
  on booking_notes for each row execute function refuse_change();
create trigger booking_notes_only_fall_silent before update of text on booking_notes
  for each row when (new.text <> '') execute function refuse_change();
