-- What takes a second person: asked for by one, decided by another, or carried out after a delay where
-- there is no other.

create table approvals (
  id integer generated always as identity primary key,
  kind text not null,
  needed_right text not null,
  -- one open request at a time about the same thing
  target text not null,
  payload jsonb not null,
  preview jsonb not null,
  reason text not null,
  subject_id integer references users,
  requested_by_id integer not null references users,
  requested_at timestamptz not null,
  executes_at timestamptz,
  expires_at timestamptz not null,
  status text not null check (status in ('open', 'executed', 'declined', 'withdrawn', 'expired', 'failed')),
  decided_by_id integer references users,
  decided_at timestamptz,
  note text not null default '',
  constraint what_is_decided_has_its_moment check ((status = 'open') = (decided_at is null)),
  constraint nobody_approves_their_own check (
    status not in ('executed', 'declined') or decided_by_id is distinct from requested_by_id
  ),
  constraint without_a_second_person_it_waits check (
    status <> 'executed' or decided_by_id is not null or executes_at is not null
  )
);
create unique index one_open_request_at_a_time on approvals (kind, target) where status = 'open';
create index approvals_by_subject on approvals (subject_id);
create index approvals_by_requester on approvals (requested_by_id);
create index approvals_decided on approvals (decided_at desc) where status <> 'open';

-- Who of the back office has looked at whose data, for whoever it is about.

create table data_looks (
  id bigint generated always as identity primary key,
  user_id integer not null references users,
  looker_id integer not null references users,
  -- what they were there at that moment
  roles text[] not null,
  kind text not null,
  reason text not null default '',
  looked_at timestamptz not null
);
create index looks_at_a_person on data_looks (user_id, id desc);
create index looks_by_a_person on data_looks (looker_id);
