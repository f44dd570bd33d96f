-- Rows at which a timer's sweep fails: they are tried again with growing pauses, hold up no others, and
-- the back office sees them until they work. Ids are text, because some belong to a provider.
create table failing_rows (
  queue text not null,
  entity text not null,
  row_id text not null,
  problem text not null,
  failures integer not null constraint failures_are_counted check (failures > 0),
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  retry_at timestamptz not null,
  primary key (queue, entity, row_id)
);
