-- A photo in the album of a flight, for those who were on board. Its row comes before its files, so that a process that
-- ends in between leaves no file that nobody would delete; what has not arrived goes.
create table memories (
  id integer primary key generated always as identity,
  -- names its files and stands in addresses
  photo_id uuid not null unique,
  flight_id integer not null references flights,
  user_id integer not null references users,
  -- of the file as it came: the same person's same file is one photo of an album, however often it is sent
  content_hash text not null,
  caption text not null default '' check (length(caption) <= 160),
  -- of the file that an album shows large, in pixels
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  arrived_at timestamptz,
  -- when the others were notified of it
  notified_at timestamptz,
  -- the back office has hidden it after a report
  hidden_at timestamptz,
  unique (flight_id, user_id, content_hash)
);
create index memories_of_a_person on memories (user_id);
create index memories_to_notify_of on memories (arrived_at) where notified_at is null;

-- A pilot asks whether a photo may be shown in public; it is shown once everybody has agreed, and ends with the first no.
create table memory_requests (
  id integer primary key generated always as identity,
  memory_id integer not null references memories on delete cascade,
  pilot_id integer not null references users,
  status text not null check (status in ('asked', 'shown', 'ended')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  shown_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('declined', 'withdrawn', 'objected', 'taken_back', 'expired', 'left', 'hidden')),
  constraint what_has_ended_says_why
    check ((status = 'ended') = (ended_at is not null) and (ended_at is null) = (end_reason is null))
);
create unique index one_open_request_for_each_memory on memory_requests (memory_id) where status <> 'ended';
create index memory_requests_of_a_memory on memory_requests (memory_id);
create index memory_requests_of_a_pilot on memory_requests (pilot_id) where status = 'shown';
create index memory_requests_to_end on memory_requests (expires_at) where status = 'asked';

-- Whom a request asks, and why: who took the photo, who is in it, who answers for companions without an account.
create table memory_consents (
  request_id integer not null references memory_requests on delete cascade,
  user_id integer not null references users,
  is_author boolean not null,
  is_pictured boolean not null,
  has_companions boolean not null,
  -- null: has not answered yet
  answer text check (answer in ('agreed', 'declined', 'withdrawn')),
  answered_at timestamptz,
  primary key (request_id, user_id),
  constraint asked_for_a_reason check (is_author or is_pictured or has_companions),
  constraint an_answer_has_its_time check ((answer is null) = (answered_at is null))
);
create index memory_consents_of_a_person on memory_consents (user_id);

alter table reports
  drop constraint reports_subject_kind_check,
  add constraint reports_subject_kind_check
    check (subject_kind in ('flight', 'profile', 'review', 'review_reply', 'message', 'memory'));
alter table restrictions
  drop constraint restrictions_subject_kind_check,
  add constraint restrictions_subject_kind_check
    check (subject_kind in ('flight', 'profile', 'review', 'review_reply', 'message', 'memory'));
