-- From which network a code was asked for (a keyed hash), and the distinct codes that other networks have tried: a stranger
-- who types wrong ones uses up their own tries, never those of the person who waits for the mail.
alter table login_challenges
  add column network_hash text,
  add column foreign_wrong_codes text[] not null default '{}';
