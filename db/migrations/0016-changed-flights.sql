-- A flight that guests have booked is changed: what was so, what is so now, and who agrees.

create table flight_changes (
  id integer generated always as identity primary key,
  flight_id integer not null references flights,
  -- start, landing, way, aircraft and price, whole: what differs is said when it is read
  before jsonb not null,
  after jsonb not null constraint a_change_changes_something check (after <> before),
  -- until when guests are asked; none where nothing needs their consent
  answer_by timestamptz constraint guests_have_time_to_answer check (answer_by > changed_at),
  changed_at timestamptz not null
);
create index changes_of_a_flight on flight_changes (flight_id, id);

create table change_questions (
  id integer generated always as identity primary key,
  change_id integer not null references flight_changes,
  booking_id integer not null references bookings,
  -- the flight as this guest booked it, or agreed to it last
  known jsonb not null,
  -- dropped: a newer change asks instead, or the booking has ended in another way
  state text not null check (state in ('asked', 'agreed', 'left', 'silent', 'dropped')),
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  constraint a_guest_is_asked_once_about_a_change unique (change_id, booking_id),
  constraint only_open_questions_have_no_end check ((state = 'asked') = (answered_at is null)),
  constraint nobody_agrees_after_the_deadline check (state <> 'agreed' or answered_at < answer_by)
);
create unique index one_open_question_per_booking on change_questions (booking_id) where state = 'asked';
create index questions_of_a_booking on change_questions (booking_id, id);
create index questions_by_deadline on change_questions (answer_by) where state = 'asked';
