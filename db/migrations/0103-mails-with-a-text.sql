-- expand: the mails whose text is dropped after 90 days
-- without a transaction
-- Hour by hour they are found by their age, without a look at the millions that have no text any more.
create index concurrently mails_with_a_text on mails (created_at) where html <> '';
