-- The table of what pilots were notified of gets the field's word (decision 35).
--
-- A process of the version before knows it by its old name and may run beside this one. The view under
-- that name can be read and written; it goes with the migration that follows the next release.

alter table flight_request_tellings rename to flight_request_notifications;
alter table flight_request_notifications rename column told_at to notified_at;
alter table flight_request_notifications
  rename constraint flight_request_tellings_pkey to flight_request_notifications_pkey;
alter table flight_request_notifications
  rename constraint flight_request_tellings_flight_request_id_fkey to flight_request_notifications_flight_request_id_fkey;
alter table flight_request_notifications
  rename constraint flight_request_tellings_pilot_id_fkey to flight_request_notifications_pilot_id_fkey;
alter index tellings_of_a_pilot rename to flight_request_notifications_of_a_pilot;

create view flight_request_tellings as
  select flight_request_id, pilot_id, notified_at as told_at from flight_request_notifications;
