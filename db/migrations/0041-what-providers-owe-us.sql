-- What we want of a payment whose provider has not done it yet, and when it is asked next: both are written with what
-- is promised, so that a job that has died, or a report that is lost, is made up for. `asked_at` is for the version before.
alter table payments
  add column wanted text check (wanted in ('capture', 'void', 'close')),
  add column wanted_at timestamptz,
  add constraint what_is_wanted_is_wanted_since check ((wanted is null) = (wanted_at is null)),
  add column next_poll_at timestamptz;
update payments p set next_poll_at = now()
  where status in ('created', 'action_required', 'authorised', 'processing') or exists (
    select from refunds r where r.payment_id = p.id and r.status = 'ordered');
create index payments_to_poll on payments (next_poll_at) where next_poll_at is not null;
create index refunds_that_are_ordered on refunds (payment_id) where status = 'ordered';
create index transfers_to_ask_about on transfers ((coalesce(asked_at, ordered_at))) where status = 'ordered';
