-- Only what guests wrote about somebody as the pilot of their flight counts for a pilot, and only while everybody may
-- read it. Cards, profile, flight and search read this one view.
create view pilot_reviews as
  select r.id, r.subject_id as pilot_id, r.author_id as guest_id, r.booking_id, r.stars,
    r.communication, r.cost_honesty, r.felt_safe, r.created_at, r.published_at
  from reviews r join flights f on f.id = r.flight_id and f.pilot_id = r.subject_id
  where r.published_at is not null and r.hidden_at is null and r.voided_at is null;

-- A reply is reported and hidden by itself; the review stays.
alter table reports
  drop constraint reports_subject_kind_check,
  add constraint reports_subject_kind_check
    check (subject_kind in ('flight', 'profile', 'review', 'review_reply', 'message'));
alter table restrictions
  drop constraint restrictions_subject_kind_check,
  add constraint restrictions_subject_kind_check
    check (subject_kind in ('flight', 'profile', 'review', 'review_reply', 'message'));

-- Two people whose praise may be arranged: why it looks so, and what the back office says to it. Nothing follows by
-- itself. The smaller number stands first, so that a pair is one pair.
create table review_flags (
  id integer generated always as identity primary key,
  first_user_id integer not null references users,
  second_user_id integer not null references users,
  reasons text[] not null
    check (cardinality(reasons) > 0 and reasons <@ array['swapped', 'often', 'new_account', 'paid_by_pilot']),
  flagged_at timestamptz not null,
  verdict text check (verdict in ('unobjectionable', 'hidden')),
  note text not null default '',
  decided_at timestamptz,
  decided_by integer references users,
  constraint a_pair_is_two_people check (first_user_id < second_user_id),
  constraint a_verdict_has_its_time check ((verdict is null) = (decided_at is null))
);
create unique index one_open_flag_of_a_pair on review_flags (first_user_id, second_user_id) where decided_at is null;
create index review_flags_of_a_pair on review_flags (first_user_id, second_user_id, decided_at);
create index review_flags_of_the_second on review_flags (second_user_id);

create index reviews_by_an_author on reviews (author_id, subject_id) where published_at is not null;
create index reviews_of_a_flight on reviews (flight_id) where published_at is not null;
