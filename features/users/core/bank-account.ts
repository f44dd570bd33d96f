/*
 * Where a pilot's money goes. The clear IBAN never leaves the server: whoever looks, its owner
 * included, sees country, check digits and the last four characters.
 */

export interface BankAccount {
  accountHolder: string
  /** Electronic form: capitals and digits, no spaces. */
  iban: string
  /** Empty where none was given: within SEPA the IBAN is enough. */
  bic: string
}

/** „Equality compares these three“ (specification, section 3). */
export function isSameBankAccount(one: BankAccount | null, other: BankAccount | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.accountHolder === other.accountHolder && one.iban === other.iban && one.bic === other.bic
  )
}

const HIDDEN = "•"

/** „DE89 •••• •••• •••• ••30 00“ */
export function maskIban(iban: string): string {
  const hidden = HIDDEN.repeat(Math.max(0, iban.length - 8))
  return inGroups(iban.slice(0, 4) + hidden + iban.slice(-4))
}

export function isMasked(iban: string): boolean {
  return iban.includes(HIDDEN)
}

/** In groups of four, as it stands on a bank card. */
function inGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/gu, "$1 ")
}
