-- What concerns the security of accounts: refused sign-ins and accesses, limits that were hit, changes of rights and of
-- ways in. No name, no address, no content. One row for each minute, so that nobody fills the disk by repeating. An account
-- is no reference: writing the log must not fail because of what has become of it. Gone after 30 days.
create table security_events (
  id bigint primary key generated always as identity,
  kind text not null,
  user_id integer,
  network_hash text,
  device text,
  minute timestamptz not null,
  count integer not null check (count > 0),
  constraint one_row_a_minute unique nulls not distinct (kind, user_id, network_hash, device, minute)
);
create index security_events_of_a_person on security_events (user_id, minute desc);
create index security_events_by_time on security_events (minute);

-- From when on money may leave to an account whose IBAN is new; null: it was given before anybody waited.
alter table bank_accounts add column payouts_from timestamptz;

alter table payouts
  drop constraint payouts_hold_check,
  add constraint payouts_hold_check check (hold in ('account', 'new_account', 'charged_back', 'reversed'));
