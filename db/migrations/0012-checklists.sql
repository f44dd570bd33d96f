-- The checklist that accompanies one person to one flight: each item as it was last changed.

create table checklist_ticks (
  flight_id integer not null references flights on delete cascade,
  user_id integer not null references users,
  item text not null constraint a_tick_names_its_item check (item <> ''),
  is_done boolean not null,
  -- when the person changed it, on whichever device; the later one of two changes holds
  changed_at timestamptz not null,
  constraint an_item_is_ticked_once_a_person_and_flight primary key (user_id, flight_id, item)
);
create index ticks_of_a_flight on checklist_ticks (flight_id);
