-- What the back office has given for a booking out of the platform's own money: added to, never changed. Where it went
-- is the refund with its key (`goodwill/17`) or the voucher; why stands among the notes of the booking.

create table goodwills (
  id integer generated always as identity primary key,
  booking_id integer not null references bookings,
  amount_cents integer not null check (amount_cents > 0),
  way text not null check (way in ('card', 'credit')),
  voucher_id integer references vouchers,
  given_by integer not null references users,
  given_at timestamptz not null,
  constraint credit_is_a_voucher check ((way = 'credit') = (voucher_id is not null))
);
create index goodwills_of_a_booking on goodwills (booking_id, id);

create trigger goodwills_are_never_changed before update or delete on goodwills
  for each row execute function refuse_change();
