-- expand: the answers that were given before they stood with their booking
-- Every booking that was answered is written once, 8 s for 100,000, and cannot change until all are.
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

create or replace view pilot_responses as
  select flights.pilot_id, bookings.requested_at as asked_at, bookings.answered_at
  from bookings join flights on flights.id = bookings.flight_id
  where bookings.requested_at is not null and (bookings.answered_at is not null or bookings.missed_at is not null)
  union all
  select pilot_id, asked_at, answered_at from conversations
  where answered_at is not null or missed_at is not null;
