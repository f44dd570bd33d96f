/*
 * A voucher is a promise over an amount of money: bought by anybody, redeemed with its code by
 * whoever has it, and from then on a part of that account's credit. Its balance is its account in the
 * ledger; how much of it is used follows from there and is never stored. One that is replaced stays
 * blocked for ever: its balance, and whatever is refunded to it, belongs to its replacement.
 */

/** What a voucher's row says. */
export type VoucherStatus = "ordered" | "active" | "revoked" | "expired" | "blocked"

/** What a person reads: an active voucher with its balance, a blocked one with what became of it. */
export type VoucherState = VoucherStatus | "partially_redeemed" | "redeemed" | "replaced"

/** Every allowed step, by the status that it starts from. */
export const VOUCHER_TRANSITIONS: Record<VoucherStatus, readonly VoucherStatus[]> = {
  ordered: ["active", "revoked"],
  active: ["revoked", "expired", "blocked"],
  // money that comes back to it from a booking makes it valid again
  expired: ["active", "blocked"],
  blocked: ["active"],
  revoked: [],
}

export function canMoveVoucher(from: VoucherStatus, to: VoucherStatus): boolean {
  return VOUCHER_TRANSITIONS[from].includes(to)
}

/** A voucher with what its row alone does not say. */
interface Weighed {
  status: VoucherStatus
  balanceCents: number
  /** The voucher that replaced it. */
  replacedById: number | null
}

export function voucherState(voucher: Weighed & { valueCents: number }): VoucherState {
  const { status, valueCents, balanceCents, replacedById } = voucher
  if (replacedById !== null) return "replaced"
  if (status !== "active" || balanceCents === valueCents) return status
  return balanceCents === 0 ? "redeemed" : "partially_redeemed"
}

export const VOUCHER_STATE_LABELS: Record<VoucherState, string> = {
  ordered: "Bestellt",
  active: "Gültig",
  partially_redeemed: "Teilweise eingelöst",
  redeemed: "Eingelöst",
  revoked: "Widerrufen",
  expired: "Abgelaufen",
  blocked: "Gesperrt",
  replaced: "Ersetzt",
}

/** Whether it pays for something now. */
export function isSpendable(
  voucher: { status: VoucherStatus; validUntil: Date | null },
  now: Date,
): boolean {
  return voucher.status === "active" && voucher.validUntil !== null && now <= voucher.validUntil
}

/** What the back office may do with a voucher: the buttons and the commands ask the same. */
export function canBlock({ status }: Weighed): boolean {
  return canMoveVoucher(status, "blocked")
}

export function canUnblock({ status, replacedById }: Weighed): boolean {
  return status === "blocked" && replacedById === null
}

export function canReplace({ status, balanceCents, replacedById }: Weighed): boolean {
  return (status === "active" || status === "blocked") && replacedById === null && balanceCents > 0
}

/** Only what somebody has got before, and nobody has redeemed yet. */
export function canSendAgain(
  voucher: Weighed & { ownerId: number | null; delivery: string; deliveredAt: Date | null },
): boolean {
  const { status, ownerId, delivery, deliveredAt } = voucher
  return status === "active" && ownerId === null && (delivery === "print" || deliveredAt !== null)
}
