-- Addresses to which a mail server has refused for good to deliver: nothing is sent there but codes that somebody asks
-- for, until a mail arrives again. A process of the version before sends on, and is refused again.

create table refused_addresses (
  email text primary key,
  refused_at timestamptz not null,
  -- what the server has answered
  answer text not null
);
create index refused_addresses_by_age on refused_addresses (refused_at);
