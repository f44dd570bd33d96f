-- What two people, or all on board of a flight, write to each other. A conversation is that of a pair about one subject;
-- that of a booking is the one of its pair and its flight.
create table conversations (
  id integer generated always as identity primary key,
  subject text not null check (subject in ('flight', 'flight_request', 'profile', 'on_board')),
  flight_id integer references flights,
  flight_request_id integer references flight_requests,
  pilot_id integer not null references users,
  -- null: everybody on board
  person_id integer references users,
  -- who began it, for the limit of new ones; null: a booking or an offer did
  opened_by_id integer references users,
  created_at timestamptz not null,
  -- of what both sides see
  last_message_at timestamptz not null,
  constraint a_subject_names_its_thing check (
    (subject in ('flight', 'on_board')) = (flight_id is not null)
    and (subject = 'flight_request') = (flight_request_id is not null)),
  constraint only_all_on_board_are_nobody_alone check ((subject = 'on_board') = (person_id is null)),
  constraint nobody_talks_to_themselves check (person_id <> pilot_id)
);
create unique index one_conversation_about_a_flight on conversations (flight_id, person_id) where subject = 'flight';
create unique index one_conversation_about_a_request on conversations (flight_request_id, pilot_id)
  where subject = 'flight_request';
create unique index one_conversation_about_a_profile on conversations (pilot_id, person_id) where subject = 'profile';
create unique index one_conversation_on_board on conversations (flight_id) where subject = 'on_board';
create index conversations_of_a_pair on conversations (pilot_id, person_id);
create index conversations_opened_by on conversations (opened_by_id, created_at);
create index conversations_by_age on conversations (last_message_at);

create table conversation_members (
  conversation_id integer not null references conversations on delete cascade,
  user_id integer not null references users,
  -- the last message that this person has got, and has read; ids of messages
  delivered_up_to bigint not null default 0,
  read_up_to bigint not null default 0,
  archived_at timestamptz,
  primary key (conversation_id, user_id)
);
create index conversations_of_a_member on conversation_members (user_id);

create table messages (
  id bigint generated always as identity primary key,
  conversation_id integer not null references conversations on delete cascade,
  -- null: something that happened
  author_id integer references users,
  -- the author's own name for it: a repeat is the same message
  key text,
  text text not null default '',
  event_id bigint references events,
  event_kind text,
  -- of a booking's line, and of the words that came with its request
  booking_id integer references bookings,
  -- only its author sees it: the other side has blocked them
  is_withheld boolean not null default false,
  created_at timestamptz not null,
  constraint a_message_is_said_or_happens check ((author_id is null) = (event_id is not null)
    and (event_id is null) = (event_kind is null))
);
create unique index one_message_per_key on messages (author_id, key);
create unique index one_line_per_event on messages (conversation_id, event_id);
create unique index one_message_per_request on messages (booking_id) where author_id is not null;
create index messages_of_a_conversation on messages (conversation_id, id);
create index messages_about_a_booking on messages (booking_id) where booking_id is not null;

create table user_blocks (
  blocker_id integer not null references users,
  blocked_id integer not null references users,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint nobody_blocks_themselves check (blocker_id <> blocked_id)
);
create index blocks_of_a_blocked on user_blocks (blocked_id);
