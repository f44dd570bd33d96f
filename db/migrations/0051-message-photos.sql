-- A photo is a message of its own. It comes before its message, so that a process that ends in between leaves no file
-- that nobody would delete; what has no message, or no longer one, goes.
create table message_photos (
  id uuid primary key,
  user_id integer not null references users,
  message_id bigint unique references messages on delete set null,
  -- of the larger file, in pixels
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index message_photos_of_a_person on message_photos (user_id);
create index message_photos_without_a_message on message_photos (created_at) where message_id is null;
