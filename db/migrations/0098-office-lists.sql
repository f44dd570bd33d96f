-- When what somebody has booked starts: of its flight, or of an offer without a date what was agreed. It is kept with
-- the booking, because no index reaches over two tables, and the back office sorts a million bookings by it.
select person_view.drop('bookings');
alter table bookings add column starts_at timestamptz;
select person_view.make('bookings');
update bookings set starts_at = coalesce(
  (select departs_at from flights where flights.id = bookings.flight_id), proposed_departs_at);

create function take_start_of_flight() returns trigger language plpgsql as $$
begin
  new.starts_at := coalesce((select departs_at from flights where id = new.flight_id), new.proposed_departs_at);
  return new;
end
$$;
create trigger bookings_know_their_start before insert or update of flight_id, proposed_departs_at, starts_at on bookings
  for each row execute function take_start_of_flight();

create function pass_start_on() returns trigger language plpgsql as $$
begin
  update bookings set starts_at = new.departs_at where flight_id = new.id;
  return null;
end
$$;
create trigger moved_flights_move_their_bookings after update of departs_at on flights
  for each row when (old.departs_at is distinct from new.departs_at) execute function pass_start_on();

-- The orders of the list. Each status is read by itself, so that a rare one is found as fast as all together.
create index bookings_of_a_status_by_number on bookings (status, id);
create index bookings_of_a_status_by_start on bookings (status, coalesce(starts_at, 'infinity'::timestamptz), id);
create index bookings_of_a_status_by_price on bookings (status, (seats * (seat_price_cents + fee_cents)), id);
create index flights_by_title on flights using gin (name_words(title)) with (fastupdate = off);

-- What waits for a person is asked with each page of the back office; it is few among many.
create index seats_that_are_held on flight_seats (held_until) where held_until is not null;
create index refunds_that_have_failed on refunds (settled_at, id) where status = 'failed';

-- How somebody of the back office likes to see a list: its filters, order and columns as words of its address, never
-- what was searched for. A shared one stays with the team when its owner leaves; whoever erases it is nobody's then.
create table office_views (
  id integer primary key generated always as identity,
  list text not null,
  owner_id integer references users (id),
  name text not null constraint a_view_has_a_short_name check (char_length(name) between 1 and 60),
  words text not null constraint a_view_is_an_address check (char_length(words) <= 1000),
  is_shared boolean not null,
  changed_at timestamptz not null,
  constraint what_is_nobodys_is_shared check (owner_id is not null or is_shared)
);
create unique index one_view_of_a_name on office_views (list, owner_id, lower(name));

-- With which view a list opens to whom.
create table office_default_views (
  user_id integer not null references users (id),
  list text not null,
  view_id integer not null references office_views (id) on delete cascade,
  primary key (user_id, list)
);
create index lists_that_open_with_a_view on office_default_views (view_id);
