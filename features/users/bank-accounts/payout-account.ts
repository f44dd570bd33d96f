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

export type PayoutState = "none" | "started" | "checking" | "ready"

export function payoutStateOf(account: PayoutAccount | undefined): PayoutState {
  if (!account) return "none"
  if (account.canReceive && account.canPayOut) return "ready"
  return account.hasDetails ? "checking" : "started"
}
