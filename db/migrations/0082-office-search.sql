-- The back office finds a person, a booking or a flight by whatever somebody names, however many there are.

-- a name as its folded words: lower case, no accents, and an umlaut is its vowel however it is spelt, so that
-- Müller, Mueller and Muller are one. features/admin/name-words.ts folds what is typed in the same way
create function name_words(name text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(
    regexp_replace(
      lower(replace(replace(replace(replace(replace(replace(translate(
        regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g') collate "C",
        'ØøŁłĐđı', 'OoLlDdi'), 'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe')),
      '([aou])e', '\1', 'g'),
    '[^a-z0-9]+'), ''))
$$;

-- without a list of what waits to be sorted in: each search would have to read it
create index users_by_name on users using gin (name_words(first_name || ' ' || last_name)) with (fastupdate = off)
  where deleted_at is null;
create index users_by_email_start on users (email text_pattern_ops) where deleted_at is null;
create index booking_people_by_name on booking_people using gin (name_words(name)) with (fastupdate = off);
create index planes_by_bare_registration on planes (replace(registration, '-', '') text_pattern_ops);
create index vouchers_by_buyer_email on vouchers (lower(buyer_email) text_pattern_ops) where buyer_email is not null;
create index vouchers_by_recipient_email on vouchers (lower(recipient_email) text_pattern_ops)
  where recipient_email is not null;
create index flights_of_a_plane on flights (plane_id, departs_at);
create index flights_from_an_airport on flights (departure_airport_id, departs_at);
create index flights_to_an_airport on flights (destination_airport_id, departs_at);
