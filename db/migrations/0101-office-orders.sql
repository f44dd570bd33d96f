-- The orders of the lists of the back office, at a million rows: accounts by name (by mail address and by age there are
-- indexes already), what was handed in by age and by the start of its flight, mails by their kind.
create index accounts_by_name on users (lower(last_name), lower(first_name), id) where deleted_at is null;
create index vettings_by_age on flight_vettings (submitted_at, id);
create index flights_by_start on flights (coalesce(departs_at, 'infinity'::timestamptz));
create index mails_of_a_kind on mails (kind, number);
