-- VAT of a service fee is owed when the fee is collected (section 13(1) no. 1 a sentence 4 UStG): the ledger
-- posts it with the prepayment, against an account of the booking that the settlement releases.

-- whether the fee of an order carries VAT, as the operator was taxed when it was collected; null: it was not
-- collected yet, or by a version that owed its VAT from the settlement on (decision 37)
alter table bookings
  add column charges_vat boolean;

alter table ledger_accounts
  drop constraint ledger_accounts_purpose_check,
  add constraint ledger_accounts_purpose_check check (purpose in ('authorised', 'captured', 'disputed', 'chargebacks',
    'checkout_reserved', 'checkout_paid', 'checkout_credit', 'voucher', 'goodwill', 'booking_share', 'booking_fee',
    'booking_vat', 'pilot_payable', 'earned_fees', 'owed_vat')),
  drop constraint accounts_of_one_subject_name_it,
  add constraint accounts_of_one_subject_name_it check ((subject_id is not null) = (purpose in ('checkout_reserved',
    'checkout_paid', 'checkout_credit', 'voucher', 'booking_share', 'booking_fee', 'booking_vat', 'pilot_payable')));
