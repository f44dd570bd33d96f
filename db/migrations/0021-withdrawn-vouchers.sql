-- A voucher that was withdrawn from gives its money back: a further reason of a refund. Which reasons there
-- are says the code; the database holds them to one form.
alter table refunds
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason ~ '^[a-z]+(_[a-z]+)*$');
