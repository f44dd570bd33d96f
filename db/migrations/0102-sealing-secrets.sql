-- expand: by which secrets something here is sealed
-- By which of the installation's secrets something here may be sealed, each by its fingerprint alone: a process that does
-- not have one of them could read half of what is there, and does not start.
create table sealing_secrets (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{16}$'),
  seals_from timestamptz not null
);
