-- expand: the checkouts of an account
-- without a transaction
-- Every page of a signed-in person asks whether something waits in the checkout, and the back office what somebody has paid.
create index concurrently checkouts_of_an_account on checkouts (user_id, id);
