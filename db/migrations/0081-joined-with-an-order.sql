-- With which order somebody has joined a booking: two orders may join in the same moment.

alter table booking_people add column joined_with_id integer references bookings;
update booking_people person set joined_with_id = o.id
  from bookings o
  where person.joined_at is not null and o.adds_to_id = person.booking_id
    and o.status = 'joined' and o.confirmed_at = person.joined_at;
create index booking_people_joined_with on booking_people (joined_with_id) where joined_with_id is not null;
