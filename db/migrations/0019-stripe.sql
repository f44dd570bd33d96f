-- Stripe as the second provider: its checkouts, disputes, what the back office has to look at, and
-- the accounts that pilots are paid on.

-- when the provider was last asked how far it is
alter table payments add column asked_at timestamptz;
create index payments_by_the_last_question on payments (asked_at nulls first)
  where status in ('created', 'action_required', 'authorised', 'captured', 'partially_refunded');

create table stripe_checkouts (
  provider_ref text primary key references payments (provider_ref),
  session_id text not null unique,
  url text not null,
  -- known once somebody has begun to pay
  payment_intent_id text unique
);

-- what a bank took back for its customer
create table disputes (
  id integer generated always as identity primary key,
  payment_id integer not null references payments,
  provider_ref text not null unique,
  amount_cents integer not null constraint a_dispute_is_about_money check (amount_cents > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint only_open_disputes_are_unclosed check ((status = 'open') = (closed_at is null))
);
create index disputes_of_a_payment on disputes (payment_id);
create trigger disputes_are_never_deleted before delete on disputes
  for each row execute function refuse_change();

-- what a provider has reported and nobody could book: a person looks at it
create table payment_flags (
  id integer generated always as identity primary key,
  provider text not null,
  event_id text not null,
  reason text not null check (reason in ('unknown_payment', 'unknown_refund', 'other_amount', 'other_currency',
    'refund_came_back', 'inquiry', 'charged_back', 'unknown_account')),
  -- as the provider calls what it is about
  subject text not null,
  payment_id integer references payments,
  amount_cents integer,
  flagged_at timestamptz not null,
  settled_at timestamptz,
  settled_by integer references users,
  constraint an_event_is_flagged_once unique (provider, event_id),
  constraint who_settles_a_flag_is_known check ((settled_at is null) = (settled_by is null))
);
create index open_payment_flags on payment_flags (flagged_at) where settled_at is null;

-- where pilots are paid by the provider: it knows who they are, we know how far that is
create table payout_accounts (
  user_id integer primary key references users,
  provider_ref text not null unique,
  has_details boolean not null default false,
  can_receive boolean not null default false,
  can_pay_out boolean not null default false,
  created_at timestamptz not null,
  -- by the provider's clock; an older report changes nothing
  reported_at timestamptz
);
