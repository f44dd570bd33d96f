-- What the back office decides about a pilot's first flights and about withdrawals, how a mail fares
-- on its way, and the orders in which its lists are read.

-- One row for each time that a flight is handed in; the newest counts.
create table flight_vettings (
  id integer generated always as identity primary key,
  flight_id integer not null references flights on delete cascade,
  submitted_at timestamptz not null,
  -- null: it waits
  verdict text check (verdict in ('published', 'returned')),
  reason text check (reason in ('costs', 'description', 'papers', 'plane', 'date', 'commercial', 'other')),
  note text not null default '',
  decided_at timestamptz,
  constraint a_verdict_has_a_time check ((verdict is null) = (decided_at is null)),
  constraint what_is_returned_has_a_reason check ((verdict is not distinct from 'returned') = (reason is not null))
);
create unique index one_open_vetting_of_a_flight on flight_vettings (flight_id) where verdict is null;
create index vettings_of_a_flight on flight_vettings (flight_id, id);
create index vettings_by_verdict on flight_vettings (verdict, submitted_at, id);

alter table withdrawals
  add column handled_at timestamptz,
  -- what the operator did; goes with the person's words
  add column handling_note text not null default '',
  add constraint a_handled_withdrawal_says_how check (
    forgotten_at is not null or (handled_at is null) = (handling_note = ''));
create index withdrawals_by_state on withdrawals ((handled_at is null), received_at, id);

alter table mails
  add column number integer generated always as identity,
  add column tries integer not null default 0,
  -- of the last try that failed
  add column problem text;
create unique index mails_by_number on mails (number);
create index mails_by_status on mails (status, number);
create index mails_to_an_address on mails (recipient, number);

-- the log is read newest first, whole or through one of these
create index events_by_time on events (at, id);
create index events_of_a_sort_by_time on events (entity, at, id);
create index events_of_a_person_by_time on events (actor_id, at, id) where actor_id is not null;
create index events_of_admins_by_time on events (at, id) where actor_kind = 'admin';
