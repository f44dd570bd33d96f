-- What an operator changes without a deployment: every value that ever held, added to and never changed. The
-- newest number of a key is what holds; a key without a row has the value that the code brings along.

create table setting_versions (
  id integer generated always as identity primary key,
  key text not null,
  number integer not null check (number > 0),
  value jsonb not null,
  reason text not null,
  set_by integer not null references users,
  set_at timestamptz not null,
  -- where two people have agreed
  approval_id integer references approvals,
  -- who changes what somebody else has changed meanwhile finds the number taken
  constraint one_version_follows_another unique (key, number)
);

create trigger setting_versions_stay_as_they_are before update or delete on setting_versions
  for each row execute function refuse_change();
create trigger setting_versions_are_never_truncated before truncate on setting_versions
  for each statement execute function refuse_change();
