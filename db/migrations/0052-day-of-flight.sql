-- The day on which a flight flies, as its pilot says it: a later start, when it took off and landed, and where it
-- landed instead.
alter table flights
  add column expected_departs_at timestamptz,
  add column took_off_at timestamptz,
  add column landed_at timestamptz,
  add column diverted_to_airport_id integer references airports (id),
  add constraint a_late_start_is_later check (expected_departs_at > departs_at),
  add constraint what_lands_has_taken_off check (landed_at > took_off_at);

-- Whether it flies: the pilot's last word about this very start. Another date asks anew.
create table go_decisions (
  flight_id integer primary key references flights (id),
  departs_at timestamptz not null,
  decision text not null check (decision in ('go', 'later')),
  decide_by timestamptz,
  decided_at timestamptz not null,
  constraint only_who_decides_later_names_a_time check ((decision = 'later') = (decide_by is not null))
);

-- Who has come: each tick of the pilot's list for one of the people of a booking. The last change of an item holds,
-- whatever order they arrive in.
create table boarding_ticks (
  booking_id integer not null references bookings (id),
  position integer not null,
  item text not null check (item in ('present', 'briefed', 'absent')),
  is_done boolean not null,
  changed_at timestamptz not null,
  primary key (booking_id, position, item)
);

-- A link for somebody who waits at home. It is valid while its row is here with this number.
create table kin_links (
  booking_id integer primary key references bookings (id),
  number uuid not null,
  created_at timestamptz not null
);
