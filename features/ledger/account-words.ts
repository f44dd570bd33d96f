/*
 * Accounts by their kind: what `checkout:17:paid` has in common with all accounts of its kind, in
 * German, for whoever reads the book.
 */

/** Every kind of account, its numbers as `N`. */
const ACCOUNT_WORDS: Readonly<Record<string, string>> = {
  "provider:trial:authorised": "Probezahlung, reserviert",
  "provider:trial:captured": "Probezahlung, eingezogen",
  "provider:trial:disputed": "Probezahlung, von Banken zurückgeholt",
  "provider:stripe:authorised": "Stripe, reserviert",
  "provider:stripe:captured": "Stripe, eingezogen",
  "provider:stripe:disputed": "Stripe, von Banken zurückgeholt",
  "checkout:N:reserved": "Reserviert für Bestellungen",
  "checkout:N:paid": "Bezahlt, noch nicht zugeordnet oder auf dem Rückweg",
  "checkout:N:credit": "Guthaben in offenen Bestellungen",
  "booking:N:share": "Kostenanteile, im Voraus bezahlt",
  "booking:N:fee": "Servicegebühren, im Voraus bezahlt",
  "pilot:N:payable": "Pilot:innen geschuldet",
  "voucher:N": "Gutscheine",
  "platform:fees": "Verdiente Servicegebühren, netto",
  "platform:vat": "Umsatzsteuer, dem Finanzamt geschuldet",
  "platform:goodwill": "Verschenkt (Kulanz)",
  "platform:chargebacks": "Von Banken endgültig zurückgeholt",
}

/** `checkout:17:paid` -> `checkout:N:paid`, 17. */
export function partsOfAccount(code: string): { kind: string; number: number | null } {
  const number = /:(\d+)/.exec(code)?.[1]
  return {
    kind: code.replace(/:\d+/, ":N"),
    number: number === undefined ? null : Number(number),
  }
}

/** What an account is called; its code where it has no name. */
export function accountInWords(code: string): string {
  const { kind, number } = partsOfAccount(code)
  const words = ACCOUNT_WORDS[kind] ?? kind
  return number === null ? words : `${words} · ${number}`
}
