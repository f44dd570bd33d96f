import type { AccountPurpose } from "#features/ledger/ledger.ts"

/*
 * The accounts of DATEV's standard charts to which our own are booked. A purpose without a pair does not
 * compile. VAT is booked by lines of its own, so that only accounts stand here that calculate none
 * (no „Automatikkonten“), and no booking needs a tax key.
 */

export type Chart = "SKR03" | "SKR04"

/** Four digits, as the charts are printed. */
type DatevAccount = Readonly<Record<Chart, string>> & { name: string }

/** Only reserved with a bank: no business transaction yet, so that the books know nothing of it. */
const NOT_BOOKED = "not-booked"

export const DATEV_ACCOUNTS: Readonly<Record<AccountPurpose, DatevAccount | typeof NOT_BOOKED>> = {
  authorised: NOT_BOOKED,
  checkout_reserved: NOT_BOOKED,
  captured: { SKR03: "1360", SKR04: "1460", name: "Geldtransit" },
  operator_bank: { SKR03: "1200", SKR04: "1800", name: "Bank" },
  disputed: { SKR03: "1500", SKR04: "1300", name: "Sonstige Vermögensgegenstände" },
  chargebacks: { SKR03: "2400", SKR04: "6930", name: "Forderungsverluste" },
  checkout_paid: { SKR03: "1590", SKR04: "1370", name: "Durchlaufende Posten" },
  booking_share: { SKR03: "1592", SKR04: "1374", name: "Fremdgeld" },
  pilot_payable: { SKR03: "1701", SKR04: "3501", name: "Sonstige Verbindlichkeiten, bis 1 Jahr" },
  checkout_credit: { SKR03: "1700", SKR04: "3500", name: "Sonstige Verbindlichkeiten" },
  voucher: { SKR03: "1702", SKR04: "3504", name: "Sonstige Verbindlichkeiten, 1 bis 5 Jahre" },
  goodwill: { SKR03: "4900", SKR04: "6300", name: "Sonstige betriebliche Aufwendungen" },
  // prepayments stand net of their VAT: both are one account
  booking_fee: { SKR03: "1710", SKR04: "3250", name: "Erhaltene Anzahlungen" },
  booking_vat: { SKR03: "1710", SKR04: "3250", name: "Erhaltene Anzahlungen" },
  earned_fees: { SKR03: "8200", SKR04: "4200", name: "Erlöse" },
  owed_vat: { SKR03: "1776", SKR04: "3806", name: "Umsatzsteuer 19 %" },
}

/**
 * The account of a purpose, as long as the accounts of the operator are (zeros at the end); undefined for
 * what is not booked.
 */
export function datevAccountOf(
  purpose: AccountPurpose,
  { chart, accountLength }: { chart: Chart; accountLength: number },
): string | undefined {
  const account = DATEV_ACCOUNTS[purpose]
  return account === NOT_BOOKED ? undefined : account[chart].padEnd(accountLength, "0")
}
