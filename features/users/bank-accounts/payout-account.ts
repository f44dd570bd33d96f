/*
 * Where the provider pays a pilot. Who they are and which bank they have is between the provider and
 * them; we know how far that is, and offer flights only once money can arrive.
 */

export interface PayoutAccount {
  /** Everything that the provider asked for was handed in. */
  hasDetails: boolean
  /** Money may be sent to the account, and from there to the bank. */
  canReceive: boolean
  canPayOut: boolean
}

/** A bank behind such an account, as far as the provider tells us. */
export interface PayoutBank {
  /** The same for the same bank account, whoever has it. */
  fingerprint: string
  accountHolder: string | null
  last4: string
}

/**
 * The banks that were not behind an account before. What an account had that could already pay out when its
 * banks were first named is not new.
 */
export function newBanksOf(
  former: { banks: readonly string[] | null; canPayOut: boolean },
  banks: readonly PayoutBank[],
): PayoutBank[] {
  if (former.banks === null && former.canPayOut) return []
  return banks.filter(({ fingerprint }) => !former.banks?.includes(fingerprint))
}

export type PayoutState = "none" | "started" | "checking" | "ready"

export function payoutStateOf(account: PayoutAccount | undefined): PayoutState {
  if (!account) return "none"
  if (account.canReceive && account.canPayOut) return "ready"
  return account.hasDetails ? "checking" : "started"
}
