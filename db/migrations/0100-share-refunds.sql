-- What the back office has given back of a settled share before it became its pilot's: who bears it is the pilot, who
-- reads why. Rows are added to and never changed; only the words go with whoever leaves.

create table share_refunds (
  id integer generated always as identity primary key,
  booking_id integer not null references bookings,
  event_id bigint not null unique references events,
  -- what the pilot gets less, and what of the fee is not ours any more
  share_cents integer not null check (share_cents > 0),
  fee_cents integer not null check (fee_cents >= 0),
  words text not null,
  made_by integer not null references users,
  made_at timestamptz not null
);
create index share_refunds_of_a_booking on share_refunds (booking_id, id);

create trigger share_refunds_are_never_deleted before delete on share_refunds
  for each row execute function refuse_change();
create trigger share_refunds_stay_as_they_are
  before update of id, booking_id, event_id, share_cents, fee_cents, made_by, made_at
  on share_refunds for each row execute function refuse_change();
create trigger share_refunds_only_fall_silent before update of words on share_refunds
  for each row when (new.words <> '') execute function refuse_change();
