-- By which rule the fee of a booking follows from its price: as it was when its seats were held, for good. Until now
-- there was one rule, so every booking has that one, and what a process of the version before writes has it, too.

select person_view.drop('bookings');
alter table bookings
  add column fee_rate_permille integer not null default 100,
  add column fee_min_cents integer not null default 500,
  add column fee_max_cents integer not null default 5000,
  add constraint a_fee_follows_a_rule check (
    fee_rate_permille between 0 and 1000 and fee_min_cents >= 0 and fee_max_cents >= fee_min_cents
  );
select person_view.make('bookings');
