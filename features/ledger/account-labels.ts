import type { Account, AccountPurpose } from "./ledger.ts"

/*
 * Accounts in German, for whoever reads the book.
 */

const PURPOSE_LABELS: Readonly<Record<AccountPurpose, string>> = {
  authorised: "reserviert",
  captured: "eingezogen",
  disputed: "von Banken zurückgeholt",
  chargebacks: "Von Banken endgültig zurückgeholt",
  operator_bank: "Vom eigenen Bankkonto überwiesen",
  checkout_reserved: "Reserviert für Bestellungen",
  checkout_paid: "Bezahlt, noch nicht zugeordnet oder auf dem Rückweg",
  checkout_credit: "Guthaben in offenen Bestellungen",
  voucher: "Gutscheine",
  goodwill: "Verschenkt (Kulanz)",
  booking_share: "Kostenanteile, im Voraus bezahlt",
  booking_fee: "Servicegebühren, im Voraus bezahlt",
  booking_vat: "Umsatzsteuer auf Anzahlungen",
  pilot_payable: "Pilot:innen geschuldet",
  earned_fees: "Verdiente Servicegebühren, netto",
  owed_vat: "Umsatzsteuer, dem Finanzamt geschuldet",
}

const PROVIDER_LABELS: Readonly<Record<string, string>> = {
  trial: "Probezahlung",
  stripe: "Stripe",
}

/** What all accounts of one purpose are called. */
export function formatPurpose({ purpose, provider }: Pick<Account, "purpose" | "provider">) {
  const words = PURPOSE_LABELS[purpose]
  return provider === null ? words : `${PROVIDER_LABELS[provider] ?? provider}, ${words}`
}

/** What an account is called. */
export function formatLedgerAccount(account: Account): string {
  const words = formatPurpose(account)
  return account.subjectId === null ? words : `${words} · ${account.subjectId}`
}
