-- A month that somebody of the back office has closed, with the sums that the ledger had then. Once for each
-- month, for good: whether the book has changed since can be asked at any time.

create table month_closings (
  month text primary key constraint a_month_is_a_year_and_a_month check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  closed_at timestamptz not null,
  closed_by integer not null references users,
  -- why it was closed although something did not match; empty where everything did
  note text not null,
  -- what went in and out by the purpose of an account, with what was there before and after
  control_sums jsonb not null,
  constraint only_a_month_that_is_over_is_closed
    check (to_char(closed_at at time zone 'Europe/Berlin', 'YYYY-MM') > month)
);

create trigger month_closings_stay_as_they_are before update or delete on month_closings
  for each row execute function refuse_change();
create trigger month_closings_are_never_truncated before truncate on month_closings
  for each statement execute function refuse_change();
