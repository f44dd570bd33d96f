-- What the back office restricts with its statement of reasons (DSA Art. 17), what it decides about
-- reports (Art. 16), and the complaints against both (Art. 20).

alter table users
  add column blocked_at timestamptz,
  add constraint a_blocked_account_is_no_admin check (blocked_at is null or not is_admin);
create index blocked_accounts on users (blocked_at) where blocked_at is not null;
create index accounts_by_age on users (created_at desc, id desc) where deleted_at is null;

create table restrictions (
  id integer generated always as identity primary key,
  -- what people read aloud
  ref text not null unique,
  -- whom it restricts
  user_id integer not null references users,
  subject_kind text not null check (subject_kind in ('flight', 'profile', 'review')),
  -- no reference: a restriction outlives what it is about
  subject_id integer not null,
  subject_title text not null,
  -- what a flight goes back to when the restriction is lifted
  former_status text,
  ground text not null check (ground in ('law', 'terms')),
  -- which law, or which of our terms
  provision text not null,
  reasons text not null,
  created_at timestamptz not null,
  lifted_at timestamptz,
  lift_reasons text not null default '',
  -- from here on nobody's words are in the row
  forgotten_at timestamptz,
  constraint a_restriction_states_its_reasons check (forgotten_at is not null or (provision <> '' and reasons <> '')),
  constraint a_lifted_restriction_says_why check (forgotten_at is not null or (lifted_at is null) = (lift_reasons = ''))
);
create unique index one_restriction_of_a_thing_at_a_time on restrictions (subject_kind, subject_id) where lifted_at is null;
create index restrictions_of_a_user on restrictions (user_id);

-- a review that the back office took away stays published in itself, so that it can come back
alter table reviews add column hidden_at timestamptz;

alter table reports
  add column verdict text check (verdict in ('kept', 'restricted')),
  add column reasons text not null default '',
  add column decided_at timestamptz,
  add column restriction_id integer references restrictions,
  add constraint a_decision_has_its_reasons check (
    (status = 'decided') = (verdict is not null and reasons <> '' and decided_at is not null)),
  -- a report that was kept names one too, once a complaint against that was right
  add constraint a_report_that_led_to_a_restriction_names_it check (
    verdict is distinct from 'restricted' or restriction_id is not null),
  add constraint only_decided_reports_lead_to_restrictions check (restriction_id is null or status = 'decided');
create index reports_on_a_thing on reports (subject_kind, subject_id);
create index reports_that_led_to_a_restriction on reports (restriction_id) where restriction_id is not null;
create index decided_reports on reports (decided_at) where status = 'decided';

create table appeals (
  id integer generated always as identity primary key,
  ref text not null unique,
  -- against the decision to keep what was reported, or against a restriction
  report_id integer references reports,
  restriction_id integer references restrictions,
  user_id integer references users,
  -- where receipt and decision go
  email text not null check (email <> '' and email = lower(email)),
  explanation text not null check (explanation <> ''),
  status text not null check (status in ('received', 'upheld', 'reversed')),
  reasons text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint an_appeal_is_against_one_decision check (num_nonnulls(report_id, restriction_id) = 1),
  constraint an_appeal_is_decided_with_reasons check ((status = 'received') = (decided_at is null and reasons = ''))
);
create unique index one_appeal_against_a_report on appeals (report_id);
create unique index one_appeal_against_a_restriction on appeals (restriction_id);
create index appeals_of_a_user on appeals (user_id) where user_id is not null;
create index appeals_by_address on appeals (email);
create index appeals_to_decide on appeals (created_at) where status = 'received';
