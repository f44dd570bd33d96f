-- Praise between two who sign in from the same small network is looked at, too.
alter table review_flags
  drop constraint review_flags_reasons_check,
  add constraint review_flags_reasons_check check (
    cardinality(reasons) > 0
    and reasons <@ array['swapped', 'often', 'new_account', 'paid_by_pilot', 'same_network']
  );
create index sign_ins_of_a_network on security_events (network_hash) where kind = 'signed_in';
