-- What a pilot hands in for each document, its files, and what the back office decides.

alter table verification_documents
  -- which one of its kind: a class of medical, a rating, a licence
  add column class text,
  add column number text not null default '',
  add column rejection text check (rejection in ('unreadable', 'incomplete', 'wrong_document',
    'details_differ', 'expired', 'name_differs', 'other')),
  add column rejection_note text not null default '',
  -- of 60, 30 and 7 days before the end, the last that the pilot was told
  add column reminded_days integer,
  add constraint a_document_ends_after_it_begins check (expires_on >= issued_on),
  add constraint a_rejection_has_a_reason check ((status = 'rejected') = (rejection is not null)),
  add constraint a_decision_has_a_time check (status not in ('verified', 'rejected') or decided_at is not null);

create unique index one_open_document_of_a_sort on verification_documents (user_id, kind, coalesce(class, ''))
  where status in ('submitted', 'in_review');
create index documents_by_status on verification_documents (status, created_at);
create index documents_by_end on verification_documents (expires_on) where status = 'verified';

-- Photos and PDFs of documents; the bytes lie in the private store. Without a document: brought,
-- but not yet handed in.
create table document_files (
  id uuid primary key,
  user_id integer not null references users,
  document_id integer references verification_documents,
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null
);
create index files_of_a_document on document_files (document_id);
create index document_files_of_a_user on document_files (user_id);
create index files_without_a_document on document_files (created_at) where document_id is null;
