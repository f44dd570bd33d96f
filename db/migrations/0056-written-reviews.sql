-- What a review says beside stars and text, and what becomes of it: three facets of the pilot in a guest's words, two
-- of the guest in the pilot's, notes that are never published, one reply, and that a flight which did not take place
-- has none.
alter table reviews
  add column communication smallint check (communication between 1 and 5),
  add column cost_honesty smallint check (cost_honesty between 1 and 5),
  add column felt_safe smallint check (felt_safe between 1 and 5),
  add column was_punctual boolean,
  add column weight_was_right boolean,
  add column note_to_subject text not null default '' check (length(note_to_subject) <= 1000),
  add column note_to_office text not null default '' check (length(note_to_office) <= 1000),
  add column changed_at timestamptz,
  add column reply text check (length(reply) between 1 and 1000),
  add column replied_at timestamptz,
  add column reply_hidden_at timestamptz,
  add column voided_at timestamptz,
  add constraint a_reply_has_its_time check ((reply is null) = (replied_at is null)),
  add constraint facets_of_one_side check (
    (communication is null and cost_honesty is null and felt_safe is null)
    or (was_punctual is null and weight_was_right is null));
