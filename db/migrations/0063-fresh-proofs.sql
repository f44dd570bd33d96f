-- When the person of a session last proved who they are. Null: at its start, as a process of the
-- version before leaves it.
alter table sessions add column proven_at timestamptz;

alter table login_challenges
  drop constraint login_challenges_purpose_check,
  add constraint login_challenges_purpose_check
    check (purpose in ('login', 'password', 'email', 'proof'));
