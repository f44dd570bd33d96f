-- A bank that is new behind a payout account waits as a new bank account does, since money would leave to it.
-- `banks` null: nobody has said yet which there are.

alter table payout_accounts
  add column banks text[],
  add column payouts_from timestamptz;
