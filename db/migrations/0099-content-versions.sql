-- What the back office has written in the place of the texts that come with a deployment, and which topics the
-- home page shows. Each row is a whole document as somebody left it; none is ever changed, so that the history is
-- what it was. Of a document the newest row that is no draft is what everybody sees.

create table content_versions (
  id integer primary key generated always as identity,
  -- the slug of a text, or „startseite“
  document text not null,
  number integer not null constraint versions_are_counted_from_one check (number > 0),
  -- delivered: from here on what the deployment brings is shown again
  state text not null constraint a_version_is_draft_published_or_delivered
    check (state in ('draft', 'published', 'delivered')),
  body text not null,
  -- what the deployment brought when this was written, to tell later whether that has changed
  delivered_body text not null,
  -- of a version that repeats an earlier one
  restored_number integer,
  note text not null,
  author_id integer not null references users,
  written_at timestamptz not null,
  -- of two people who change the same version, the second one is told
  unique (document, number),
  constraint only_earlier_versions_come_back check (restored_number < number)
);

create trigger content_versions_stay_as_they_are before update or delete on content_versions
  for each row execute function refuse_change();
create trigger content_versions_are_never_truncated before truncate on content_versions
  for each statement execute function refuse_change();
