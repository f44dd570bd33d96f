-- A message can be reported and, by a decision, hidden; it stays, so that it can come back.
alter table messages add column hidden_at timestamptz;

-- ids of messages are bigint
alter table reports
  alter column subject_id type bigint,
  drop constraint reports_subject_kind_check,
  add constraint reports_subject_kind_check check (subject_kind in ('flight', 'profile', 'review', 'message'));
alter table restrictions
  alter column subject_id type bigint,
  drop constraint restrictions_subject_kind_check,
  add constraint restrictions_subject_kind_check check (subject_kind in ('flight', 'profile', 'review', 'message'));
