-- Somebody of the back office sees the product as one person does, for some minutes and without doing anything.

create table person_views (
  -- what the browser of the viewer brings; it counts in its session alone
  id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  user_id integer not null references users,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- ended before its time
  ended_at timestamptz,
  constraint person_views_last check (ends_at > started_at)
);
create index person_views_of_a_session on person_views (session_id) where ended_at is null;
create index person_views_of_a_person on person_views (user_id);

-- What a connection of such a view finds instead of the tables of these names (`search_path`): the same rows and
-- columns, without what the view never shows. Where a later migration adds a column to one of the tables, changes its
-- type or drops it, it calls `person_view.drop` before and `person_view.make` after that.
create schema person_view;

create table person_view.masks (
  relation text not null,
  -- empty: no row is shown
  column_name text not null,
  -- what stands in its place
  instead text not null,
  primary key (relation, column_name)
);

create function person_view.drop(relation text) returns void language plpgsql as $$
begin
  execute format('drop view if exists person_view.%I', relation);
end $$;

create function person_view.make(relation text) returns void language plpgsql as $$
declare
  columns text;
  has_rows boolean;
begin
  select string_agg(case when m.instead is null then format('t.%I', a.attname)
        else format('(%s)::%s as %I', m.instead, format_type(a.atttypid, a.atttypmod), a.attname) end,
      ', ' order by a.attnum)
    into strict columns
    from pg_attribute a
    left join person_view.masks m on m.relation = make.relation and m.column_name = a.attname
    where a.attrelid = format('public.%I', make.relation)::regclass and a.attnum > 0 and not a.attisdropped;
  select not exists (select from person_view.masks m where m.relation = make.relation and m.column_name = '')
    into strict has_rows;
  execute format('create or replace view person_view.%I as select %s from public.%I t where %L',
    make.relation, columns, make.relation, has_rows);
end $$;

insert into person_view.masks (relation, column_name, instead) values
  -- messages, and words that one side writes to the other
  ('messages', 'text', 'case when t.text = $$$$ then $$$$ else $$(in dieser Ansicht ausgeblendet)$$ end'),
  ('message_photos', '', ''),
  ('bookings', 'message', 'case when t.message = $$$$ then $$$$ else $$(in dieser Ansicht ausgeblendet)$$ end'),
  ('bookings', 'decline_reason', 'case when t.decline_reason = $$$$ then $$$$ else $$(in dieser Ansicht ausgeblendet)$$ end'),
  ('bookings', 'cancellation_word', 'case when t.cancellation_word = $$$$ then $$$$ else $$(in dieser Ansicht ausgeblendet)$$ end'),
  ('reviews', 'note_to_subject', 'case when t.note_to_subject = $$$$ then $$$$ else $$(in dieser Ansicht ausgeblendet)$$ end'),
  ('reviews', 'note_to_office', 'case when t.note_to_office = $$$$ then $$$$ else $$(in dieser Ansicht ausgeblendet)$$ end'),
  ('settlement_parts', 'objection', 'case when t.objection = $$$$ then $$$$ else $$(in dieser Ansicht ausgeblendet)$$ end'),
  ('settlement_parts', 'answer', 'case when t.answer = $$$$ then $$$$ else $$(in dieser Ansicht ausgeblendet)$$ end'),
  ('occurrences', '', ''),
  -- documents
  ('verification_documents', 'number', '$$$$'),
  ('verification_documents', 'rejection_note', '$$$$'),
  ('document_files', '', ''),
  ('plane_insurances', 'policy_number', '$$(ausgeblendet)$$'),
  ('cost_receipts', '', ''),
  ('data_exports', '', ''),
  -- weights
  ('booking_people', 'weight_kg', 'null'),
  ('booking_people', 'luggage_kg', 'null'),
  ('reviews', 'weight_was_right', 'null'),
  -- bank data
  ('bank_accounts', 'account_holder', '$$(ausgeblendet)$$'),
  ('bank_accounts', 'iban_encrypted', '$$$$'),
  ('bank_accounts', 'iban_last4', '$$••••$$'),
  ('bank_accounts', 'bic', '$$$$'),
  ('payout_accounts', 'provider_ref', '$$$$'),
  ('payout_accounts', 'banks', 'null'),
  -- what opens a door to whoever has it
  ('authenticator_apps', 'sealed_secret', '$$$$'),
  ('calendar_feeds', '', ''),
  ('vouchers', 'code', 'repeat($$•$$, greatest(length(t.code) - 4, 0)) || right(t.code, 4)');

select person_view.make(relation) from (select distinct relation from person_view.masks) m;
