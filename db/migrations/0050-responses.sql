-- A question is what a person begins a conversation with. What the pilot says or decides next answers it; after two
-- days without it is missed.
alter table conversations
  add column asked_at timestamptz,
  add column answered_at timestamptz,
  add column missed_at timestamptz,
  add constraint only_a_question_has_an_end check (asked_at is not null or (answered_at is null and missed_at is null)),
  add constraint a_missed_question_is_not_answered check (answered_at is null or missed_at is null);
create index open_questions on conversations (asked_at)
  where asked_at is not null and answered_at is null and missed_at is null;

-- Everything that a pilot was asked and that has an end: requests and questions. Without an answer in time
-- `answered_at` is null; what was withdrawn before is not in it.
create view pilot_responses as
  select flights.pilot_id, bookings.requested_at as asked_at,
    case when first.kind <> 'booking.expired' then first.at end as answered_at
  from bookings
  join flights on flights.id = bookings.flight_id
  join lateral (
    select kind, at from events
    where entity = 'booking' and entity_id = bookings.id and (kind = 'booking.expired'
      or (actor_kind = 'pilot'
        and kind in ('booking.accepted', 'booking.joined', 'booking.countered', 'booking.declined')))
    order by id limit 1
  ) first on true
  where bookings.requested_at is not null
  union all
  select pilot_id, asked_at, answered_at from conversations
  where answered_at is not null or missed_at is not null;

-- the ranking counts them
create function note_ended_questions() returns trigger language plpgsql as $$
begin
  insert into search_changes (pilot_id)
    select distinct after.pilot_id from after join before on before.id = after.id
    where (after.answered_at, after.missed_at) is distinct from (before.answered_at, before.missed_at);
  return null;
end
$$;
create trigger ended_questions_count after update on conversations
  referencing old table as before new table as after for each statement execute function note_ended_questions();
