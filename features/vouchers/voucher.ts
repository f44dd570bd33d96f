/*
 * A voucher is a promise over an amount of money: bought by anybody, redeemed with its code by
 * whoever has it, and from then on a part of that account's credit. Its balance is its account in the
 * ledger; how much of it is used follows from there and is never stored.
 */

/** What a voucher's row says. */
export type VoucherStatus = "ordered" | "active" | "revoked" | "expired" | "blocked"

/** What a person reads: an active voucher with its balance. */
export type VoucherStanding = VoucherStatus | "partially_redeemed" | "redeemed"

/** Every allowed step, by the status that it starts from. */
export const VOUCHER_TRANSITIONS: Record<VoucherStatus, readonly VoucherStatus[]> = {
  ordered: ["active", "revoked"],
  active: ["revoked", "expired", "blocked"],
  // money that comes back to it from a booking makes it valid again
  expired: ["active"],
  blocked: ["active"],
  revoked: [],
}

export function canMoveVoucher(from: VoucherStatus, to: VoucherStatus): boolean {
  return VOUCHER_TRANSITIONS[from].includes(to)
}

interface Balanced {
  status: VoucherStatus
  valueCents: number
  balanceCents: number
}

export function standingOf({ status, valueCents, balanceCents }: Balanced): VoucherStanding {
  if (status !== "active" || balanceCents === valueCents) return status
  return balanceCents === 0 ? "redeemed" : "partially_redeemed"
}

export const VOUCHER_STANDING_LABELS: Record<VoucherStanding, string> = {
  ordered: "Bestellt",
  active: "Gültig",
  partially_redeemed: "Teilweise eingelöst",
  redeemed: "Eingelöst",
  revoked: "Widerrufen",
  expired: "Abgelaufen",
  blocked: "Gesperrt",
}

/** Whether it pays for something now. */
export function isSpendable(
  voucher: { status: VoucherStatus; validUntil: Date | null },
  now: Date,
): boolean {
  return voucher.status === "active" && voucher.validUntil !== null && now <= voucher.validUntil
}
