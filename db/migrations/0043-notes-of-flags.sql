-- How the back office has settled what a provider reported; what was settled before has none.
alter table payment_flags add column settled_note text not null default '';
