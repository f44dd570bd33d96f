-- expand: when a request of a booking was answered first, or missed
-- The search counts at its start how all pilots have answered. Looked up among the events of every booking that took a
-- second for 100,000; now it stands with the booking, under the names that a question has (0050-responses.sql). What was
-- answered before follows in 0109, so that nobody waits for the table meanwhile.
select person_view.drop('bookings');
alter table bookings
  add column answered_at timestamptz,
  add column missed_at timestamptz;
select person_view.make('bookings');

-- written by what happens and by nothing else, whichever version of us says that it has
create function note_first_answer() returns trigger language plpgsql as $$
begin
  update bookings set
    answered_at = case when new.kind <> 'booking.expired' then new.at end,
    missed_at = case when new.kind = 'booking.expired' then new.at end
  where id = new.entity_id and answered_at is null and missed_at is null;
  return null;
end
$$;
create trigger first_answers_are_noted after insert on events for each row
  when (new.entity = 'booking' and (new.kind = 'booking.expired' or (new.actor_kind = 'pilot'
    and new.kind in ('booking.accepted', 'booking.joined', 'booking.countered', 'booking.declined'))))
  execute function note_first_answer();
