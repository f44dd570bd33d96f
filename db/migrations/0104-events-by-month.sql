-- contract after 0103: events lie by month, what there was in one part, and their numbers come from a sequence
-- A table that only grows is kept by month, so that indexes of the months that are over rest, and none of them is
-- read again by who tidies (decision 77). What there is becomes the first part as it stands: nothing is copied. Its rows
-- are read once while nobody writes, a second for some three million.

-- they filled in what a version before 0036 leaves out, and none of those goes on beside this
drop trigger bridge_refunds on events;
drop function bridge_refund, keep_what_an_event_gives_back;

-- a key of the whole table would have to hold the time as well; rows that are never deleted need none
alter table messages drop constraint messages_event_id_fkey;
alter table share_refunds drop constraint share_refunds_event_id_fkey;

-- a view keeps to the table that it was made of: by its name it finds the new one at the end
select set_config('aufwind.pilot_responses', pg_get_viewdef('pilot_responses'), true);
alter table events rename to events_before;
alter index events_pkey rename to events_before_pkey;
alter index events_of_an_entity rename to events_before_of_an_entity;
alter index events_by_time rename to events_before_by_time;
alter index events_of_a_sort_by_time rename to events_before_of_a_sort_by_time;
alter index events_of_a_person_by_time rename to events_before_of_a_person_by_time;
alter index events_of_admins_by_time rename to events_before_of_admins_by_time;
drop trigger events_are_never_changed on events_before;

-- PostgreSQL 15 and 16 know no identity in a table with parts
create sequence events_numbers;
select setval('events_numbers', last_value, is_called) from events_id_seq;
alter table events_before alter id drop identity;
alter sequence events_numbers rename to events_id_seq;

create table events (like events_before including defaults including constraints) partition by range (at);
alter table events alter id set default nextval('events_id_seq');
alter sequence events_id_seq owned by events.id;
create index events_of_an_entity on events (entity, entity_id, id);
create index events_by_time on events (at, id);
create index events_of_a_sort_by_time on events (entity, at, id);
create index events_of_a_person_by_time on events (actor_id, at, id) where actor_id is not null;
create index events_of_admins_by_time on events (at, id) where actor_kind = 'admin';
create trigger events_are_never_changed before update or delete on events
  for each row execute function refuse_change();
create trigger events_are_never_truncated before truncate on events
  for each statement execute function refuse_change();

-- A part that is not yet one of the table's, for the owner alone.
create function make_part_of_events(part text) returns void language plpgsql as $$
begin
  execute format('create table %I (like events including defaults including constraints)', part);
  execute format('alter table %I add primary key (id)', part);
  execute format('create trigger events_are_never_truncated before truncate on %I
    for each statement execute function refuse_change()', part);
end
$$;
revoke execute on function make_part_of_events from public;

-- The months (UTC) from the newest one there is until so many after this one. The server's role owns no table and may do
-- just this (decision 51). What a clock ahead of its time has written beyond them goes into its month. Nobody waits
-- longer than a moment for it: who reads for minutes is asked again another day.
create function add_months_of_events(ahead integer) returns integer language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  last constant timestamp := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
  month timestamp;
  part text;
  early text;
  added integer := 0;
begin
  lock table events in share update exclusive mode;
  select max(to_date(right(c.relname, 7), 'YYYY_MM')) into month
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass and c.relname ~ '^events_\d{4}_\d{2}$';
  loop
    month := month + interval '1 month';
    exit when month > last;
    part := 'events_' || to_char(month, 'YYYY_MM');
    perform make_part_of_events(part);
    early := format('at >= %L and at < %L', month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('insert into %I select * from events_beyond where %s', part, early);
    if found then
      alter table events_beyond disable trigger events_are_never_changed;
      execute format('delete from events_beyond where %s', early);
      alter table events_beyond enable trigger events_are_never_changed;
    end if;
    execute format('alter table events attach partition %I for values from (%L) to (%L)',
      part, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    added := added + 1;
  end loop;
  return added;
end
$$;

do $$
declare
  month constant timestamp :=
    date_trunc('month', greatest(now(), (select max(at) from events_before)) at time zone 'UTC') + interval '1 month';
  part constant text := 'events_' || to_char(month, 'YYYY_MM');
begin
  execute format('alter table events attach partition events_before for values from (minvalue) to (%L)', month at time zone 'UTC');
  perform make_part_of_events(part);
  execute format('alter table events attach partition %I for values from (%L) to (%L)',
    part, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  perform make_part_of_events('events_beyond');
  alter table events attach partition events_beyond default;
  perform add_months_of_events(3);
end
$$;

do $$
begin
  execute 'create or replace view pilot_responses as ' || current_setting('aufwind.pilot_responses');
end
$$;
