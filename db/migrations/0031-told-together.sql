-- Several decisions about one pilot's documents within a short while make one mail, and so do the payouts
-- of one flight: what nobody has been told yet carries since when. Null where there is no news.
alter table verification_documents
  add column untold_since timestamptz;
create index untold_documents on verification_documents (user_id) where untold_since is not null;

alter table payouts
  add column untold_since timestamptz;
