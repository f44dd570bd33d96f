-- Where a pilot has decided beforehand not to fly any more: ceiling above the aerodrome, visibility, wind across.
create table personal_minimums (
  user_id integer primary key references users,
  ceiling_ft integer not null check (ceiling_ft between 300 and 5000),
  visibility_m integer not null check (visibility_m between 1500 and 10000),
  crosswind_kt integer not null check (crosswind_kt between 1 and 40),
  changed_at timestamptz not null
);
