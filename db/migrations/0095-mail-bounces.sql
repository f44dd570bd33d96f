-- Mails that came back after a server had taken them (RFC 3464): counted, and for good marks the address.

create table mail_bounces (
  -- of mail and what was reported of it: the same again is the same
  digest text primary key,
  mail_number integer not null,
  is_permanent boolean not null,
  -- RFC 3463
  status text not null,
  received_at timestamptz not null
);
create index mail_bounces_by_age on mail_bounces (received_at);
create index mail_bounces_of_a_mail on mail_bounces (mail_number);
