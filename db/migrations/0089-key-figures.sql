-- How often pages were visited on a day, by the region and kind of what they show; nothing of who came.
create table visit_counts (
  day date not null,
  page text not null check (page in ('search', 'flight')),
  region text not null,
  kind text not null,
  count integer not null check (count > 0),
  primary key (day, page, region, kind)
);

-- What happened on a day (of Berlin) in figures that can be added up: counts, cents, and how many answers took
-- how many minutes. A day is counted from events, ledger and visits, today and yesterday anew, all others once.
create table key_figures (
  figure text not null,
  day date not null,
  -- where the flight starts and of which kind it is; empty where it is about no flight
  region text not null,
  kind text not null,
  -- what of a figure is told apart: a reason, an outcome, a month, minutes
  part text not null,
  value bigint not null,
  primary key (figure, day, region, kind, part)
);
create index regions_of_key_figures on key_figures (region);

-- Until when each day has been counted.
create table key_figure_days (
  day date primary key,
  counted_at timestamptz not null
);
