-- An aircraft as its pilot keeps it: the type it was started from, and its masses and arms.
alter table planes
  -- entry of the type library; figures that still equal it are shown as typical ones
  add column type_key text,
  -- empty mass and arm, stations, fuel, envelope (features/planes/mass-and-balance.ts); kg and metres
  add column balance jsonb,
  add constraint a_balance_has_its_envelope
    check (balance is null or jsonb_array_length(balance -> 'envelope') >= 3);

-- one_plane_per_pilot_and_registration stays as it is. Decided: two pilots may have the same
-- registration, because a club's aircraft is flown by many of its members, and each of them keeps
-- it with their own rate and seats. That it is in one place at a time, the pilots' club sees to.
create index planes_of_a_pilot on planes (pilot_id);
