-- Who bears what a bank has taken back for good, and what of a pilot's payouts is kept for it.
alter table disputes
  add column borne_by text check (borne_by in ('pilot', 'platform', 'guest')),
  add column borne_cents integer not null default 0 check (borne_cents between 0 and amount_cents),
  add column decision text not null default '',
  add column decided_at timestamptz,
  add column decided_by integer references users,
  add constraint who_decides_a_dispute_is_known
    check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (borne_by is null)),
  add constraint only_what_is_lost_is_borne check (borne_by is null or status = 'lost'),
  add constraint only_a_pilot_gives_a_part check (borne_cents = 0 or borne_by = 'pilot');

create table payout_deductions (
  dispute_id integer not null references disputes,
  booking_id integer not null references payouts,
  amount_cents integer not null check (amount_cents > 0),
  deducted_at timestamptz not null,
  primary key (dispute_id, booking_id)
);
create index payout_deductions_of_booking on payout_deductions (booking_id);

-- A report that a bank has decided settles what was flagged about it, without anybody.
alter table payment_flags drop constraint who_settles_a_flag_is_known;
alter table payment_flags add constraint who_settles_a_flag_is_known check (settled_by is null or settled_at is not null);
