-- An objection is about presence or about costs; the pilot answers it, and single items may be corrected.

alter table flight_costs add column explanation text not null default '';

-- stated_cents: what the pilot had stated, where the back office has corrected it since
alter table settlement_costs
  add column explanation text not null default '',
  add column stated_cents integer,
  add column correction text not null default '',
  drop constraint settlement_costs_amount_cents_check,
  add constraint only_corrected_items_cost_nothing check (amount_cents > 0 or (amount_cents = 0 and stated_cents is not null)),
  add constraint corrections_only_go_down check (stated_cents > amount_cents),
  add constraint corrections_have_a_reason check ((stated_cents is null) = (correction = ''));

alter table settlement_parts
  add column objection_kind text check (objection_kind in ('presence', 'costs')),
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column withdrawn_at timestamptz,
  add constraint only_objections_have_a_kind check (objection_kind is null or objected_at is not null),
  add constraint only_objections_are_answered check (answered_at is null or objected_at is not null),
  add constraint only_objections_are_withdrawn check (withdrawn_at is null or (objected_at is not null and decided_at is null));
-- so far there was only one kind; an older process still writes none, and means this one
update settlement_parts set objection_kind = 'presence' where objected_at is not null;

-- photos and PDFs of what a pilot has paid; position: the item of the statement, once it names one
create table cost_receipts (
  id uuid primary key,
  flight_id integer not null references flights,
  position integer,
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null
);
create index cost_receipts_of_a_flight on cost_receipts (flight_id);
