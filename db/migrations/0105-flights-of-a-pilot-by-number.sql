-- expand: the flights of a pilot in the order of their numbers
-- without a transaction
-- What is joined to them by their number (bookings, above all) is joined in that order: without it PostgreSQL may read all
-- flights for the few of one pilot, 0.4 s with a million.
create index concurrently flights_of_a_pilot_by_number on flights (pilot_id, id);
