-- What has changed of what can be found: every process follows these rows and keeps an index of its
-- own in memory (decision 14). They are noted in the transaction of the change itself, whoever made
-- it, and never locked, so that no two bookings wait for each other here.

create table search_changes (
  id bigint generated always as identity primary key,
  flight_id integer,
  pilot_id integer,
  changed_in xid8 not null default pg_current_xact_id(),
  constraint a_change_is_of_a_flight_or_a_pilot check (num_nonnulls(flight_id, pilot_id) = 1)
);
create index search_changes_by_transaction on search_changes (changed_in);

create function note_new_flights() returns trigger language plpgsql as $$
begin
  insert into search_changes (flight_id) select id from after where status = 'published';
  return null;
end
$$;
create trigger new_flights_can_be_found after insert on flights
  referencing new table as after for each statement execute function note_new_flights();

create function note_changed_flights() returns trigger language plpgsql as $$
begin
  insert into search_changes (flight_id)
    select after.id from after join before on before.id = after.id
    where 'published' in (before.status, after.status);
  return null;
end
$$;
create trigger changed_flights_can_be_found after update on flights
  referencing old table as before new table as after for each statement execute function note_changed_flights();

create function note_gone_flights() returns trigger language plpgsql as $$
begin
  insert into search_changes (flight_id) select id from before where status = 'published';
  return null;
end
$$;
create trigger gone_flights_are_not_found after delete on flights
  referencing old table as before for each statement execute function note_gone_flights();

create function note_changed_seats() returns trigger language plpgsql as $$
begin
  insert into search_changes (flight_id) select distinct flight_id from after;
  return null;
end
$$;
create trigger new_seats_can_be_found after insert on flight_seats
  referencing new table as after for each statement execute function note_changed_seats();
create trigger changed_seats_can_be_found after update on flight_seats
  referencing new table as after for each statement execute function note_changed_seats();

create function note_changed_planes() returns trigger language plpgsql as $$
begin
  insert into search_changes (flight_id)
    select flights.id from after join flights on flights.plane_id = after.id where flights.status = 'published';
  return null;
end
$$;
create trigger changed_planes_can_be_found after update on planes
  referencing new table as after for each statement execute function note_changed_planes();

create function note_new_reviews() returns trigger language plpgsql as $$
begin
  insert into search_changes (pilot_id) select distinct subject_id from after where published_at is not null;
  return null;
end
$$;
create trigger new_reviews_count after insert on reviews
  referencing new table as after for each statement execute function note_new_reviews();
create trigger changed_reviews_count after update on reviews
  referencing new table as after for each statement execute function note_new_reviews();

create function note_answered_requests() returns trigger language plpgsql as $$
begin
  insert into search_changes (pilot_id)
    select distinct flights.pilot_id
    from after join before on before.id = after.id join flights on flights.id = after.flight_id
    where before.status = 'requested' and after.status <> 'requested';
  return null;
end
$$;
create trigger answered_requests_count after update on bookings
  referencing old table as before new table as after for each statement execute function note_answered_requests();

create index published_flights_of_a_plane on flights (plane_id) where status = 'published';
