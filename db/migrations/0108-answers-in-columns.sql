-- expand: when a request of a booking was answered first, or missed
-- The search counts at its start how all pilots have answered. Looked up among the events of every booking that took a
-- second for 100,000 (and all of them are written once here: 8 s for 100,000, which cannot change meanwhile); now it stands with the booking, under the names that a question has (0050-responses.sql).
select person_view.drop('bookings');
alter table bookings
  add column answered_at timestamptz,
  add column missed_at timestamptz;
select person_view.make('bookings');

update bookings set
  answered_at = case when first.kind <> 'booking.expired' then first.at end,
  missed_at = case when first.kind = 'booking.expired' then first.at end
from (
  select distinct on (entity_id) entity_id, kind, at from events
  where entity = 'booking' and (kind = 'booking.expired'
    or (actor_kind = 'pilot' and kind in ('booking.accepted', 'booking.joined', 'booking.countered', 'booking.declined')))
  order by entity_id, id
) first
where bookings.id = first.entity_id;

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

create or replace view pilot_responses as
  select flights.pilot_id, bookings.requested_at as asked_at, bookings.answered_at
  from bookings join flights on flights.id = bookings.flight_id
  where bookings.requested_at is not null and (bookings.answered_at is not null or bookings.missed_at is not null)
  union all
  select pilot_id, asked_at, answered_at from conversations
  where answered_at is not null or missed_at is not null;
