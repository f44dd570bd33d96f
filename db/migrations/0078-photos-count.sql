-- Photos belong to what an offer says (rank „Empfohlen“, content/rangfolge.md): every process learns of them.

create function note_photos_of_flights() returns trigger language plpgsql as $$
begin
  insert into search_changes (flight_id)
    select distinct flights.id from changed join flights on flights.id = changed.flight_id
    where flights.status = 'published';
  return null;
end
$$;
create trigger new_photos_count after insert on flight_photos
  referencing new table as changed for each statement execute function note_photos_of_flights();
create trigger gone_photos_count_no_more after delete on flight_photos
  referencing old table as changed for each statement execute function note_photos_of_flights();
